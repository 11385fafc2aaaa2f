import { reconcile } from '@questboard/api'
import type { Database } from '@questboard/db'
import { sql } from 'drizzle-orm'
import type { Responses } from './players.ts'

/** The result of a fault: a row of the table. */
export interface Outcome {
  fault: string
  rounds: number
  acknowledged: number
  lost: number
  twice: number
  /** The longest time until the service recovered, in milliseconds. */
  back: number
  /** Further observations. */
  notes: string[]
  /** Reasons for failure; empty if there are none. */
  failures: string[]
}

/** The outcome of a fault that cannot be injected on this machine. */
export const notTried = (fault: string, reason: string): Outcome => ({
  fault,
  rounds: 0,
  acknowledged: 0,
  lost: 0,
  twice: 0,
  back: 0,
  notes: [`not tried: ${reason}`],
  failures: [],
})

/** Compares the acknowledged writes with the database. */
export async function judge(
  database: Database,
  responses: Responses,
): Promise<Pick<Outcome, 'lost' | 'twice' | 'failures'>> {
  const kept = await database.rows<{ id: string; done: boolean; paid: number }>(
    database.queries,
    sql`
      select id, completed_at is not null as done, coalesce(paid, 0)::int as paid
      from tasks left join (
        select left(reference, 36) as task, count(*) as paid from ledger
        where reason = 'taskCompleted' and currency = 'gold' group by 1
      ) as payments on task = id::text`,
  )
  const byId = new Map(kept.map((task) => [task.id, task]))
  const unmade = [...responses.made].filter((id) => !byId.has(id))
  const undone = [...responses.completed].filter((id) => !byId.get(id)?.done || byId.get(id)?.paid === 0)
  const twice = kept.filter(({ paid }) => paid > 1)
  const unpaid = kept.filter(({ done, paid }) => done !== paid > 0)
  const mismatches = await reconcile({ database })
  return {
    lost: unmade.length + undone.length,
    twice: twice.length,
    failures: [
      ...responses.wrong,
      ...unmade.map((id) => `task ${id} was acknowledged and is not there`),
      ...undone.map((id) => `the completion of ${id} was acknowledged and is not there`),
      ...twice.map(({ id, paid }) => `task ${id} was paid ${paid} times`),
      ...unpaid.map(({ id, done }) => `task ${id} is ${done ? 'done and was not paid' : 'paid and not done'}`),
      ...mismatches.map((mismatch) => `a balance is not what the ledger says: ${JSON.stringify(mismatch)}`),
    ],
  }
}

export const refusalsOf = ({ refusals, slowest }: Responses): string[] => [
  ...[...refusals].map(([code, times]) => `${code}: ${times}`),
  `slowest answer ${(slowest / 1000).toFixed(1)} s`,
]

const heads = ['fault', 'rounds', 'acknowledged', 'lost', 'twice', 'back after', '', 'notes']

export function tableOf(verdicts: Outcome[]): string {
  const lines = verdicts.map(({ fault, rounds, acknowledged, lost, twice, back, notes, failures }) => [
    fault,
    String(rounds),
    String(acknowledged),
    String(lost),
    String(twice),
    rounds === 0 ? '-' : `${(back / 1000).toFixed(1)} s`,
    failures.length === 0 ? 'ok' : 'FAILED',
    notes.join('; '),
  ])
  const all = [heads, ...lines]
  const widths = heads.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)))
  return all
    .map((line) =>
      line.map((cell, column) =>
        isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      ),
    )
    .map((line) => line.join('  ').trimEnd())
    .join('\n')
}

const isText = (column: number): boolean => column === 0 || column > 5
