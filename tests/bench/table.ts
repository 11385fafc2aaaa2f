import type { Contender } from './contenders.ts'
import { medianOf } from './median.ts'
import type { Memory } from './memory.ts'

/** The result of one round; milliseconds. CPU times are per request, if the system reports them. */
export interface Round {
  rate: number
  p50: number
  p99: number
  sender?: number
  database?: number
}

/** A contender with its rounds and their median. */
export interface Result extends Round {
  contender: Contender
  rounds: Round[]
}

export function medianRound(rounds: Round[]): Round {
  const of = (name: keyof Round) => {
    const values = rounds.map((round) => round[name]).filter((value) => value !== undefined)
    return values.length > 0 ? medianOf(values) : undefined
  }
  return {
    rate: of('rate') ?? 0,
    p50: of('p50') ?? 0,
    p99: of('p99') ?? 0,
    sender: of('sender'),
    database: of('database'),
  }
}

/** The median of the ratio, round by round: a slow phase of the machine affects both. */
function timesOf(of: (round: Round) => number, result: Result, otherResult: Result | undefined): number | undefined {
  if (!otherResult) return undefined
  return medianOf(result.rounds.map((round, nth) => of(round) / of(otherResult.rounds[nth] ?? round)))
}

const heads = ['', 'requests/s', 'p50 ms', 'p99 ms', 'sender CPU', 'PostgreSQL CPU', 'CPU in all', 'of pgbench', 'aims']

const shown = (value: number | undefined, digits: number): string => value?.toFixed(digits) ?? '-'

/** The rows of all results and of the memory of idle servers. */
export function tableOf(results: Result[], memories: { name: string; memory: Memory | undefined }[]): string {
  const lines = results.map((result) => {
    const { contender, rate, p50, p99, sender, database } = result
    const yardstick = results.find((row) => row.contender.isPgbench && row.contender.part === contender.part)
    const all = sender === undefined || database === undefined ? undefined : sender + database
    const ratio = timesOf(({ rate }) => rate, result, yardstick)
    return [
      contender.name,
      shown(rate, 0),
      shown(p50, 1),
      shown(p99, 1),
      shown(sender, 2),
      shown(database, 2),
      shown(all, 2),
      shown(ratio, 2),
      [...aimsOf(contender, all, ratio), mostOf(result, results)].filter(Boolean).join(', '),
    ]
  })
  const memoryLines = memories.map(({ name, memory }) => [
    `memory at rest, ${name}`,
    ...(memory ? [`${memory.atRest.toFixed(0)} MiB`, `at most ${memory.most.toFixed(0)} MiB`] : ['-']),
  ])
  return [aligned([heads, ...lines]), ...(memories.length > 0 ? ['', aligned(memoryLines)] : [])].join('\n')
}

const judged = (text: string, met: boolean | undefined) => `${text}${met === undefined ? '' : met ? ' met' : ' missed'}`

function aimsOf({ aim }: Contender, all: number | undefined, ratio: number | undefined): string[] {
  if (!aim) return []
  const processor = judged(`CPU <= ${aim.processor}`, all === undefined ? undefined : all <= aim.processor)
  if (aim.rate === undefined) return [processor]
  return [processor, judged(`rate >= ${aim.rate}`, ratio === undefined ? undefined : ratio >= aim.rate)]
}

const inAll = ({ sender, database }: Round): number => (sender ?? Number.NaN) + (database ?? Number.NaN)

function mostOf(result: Result, results: Result[]): string {
  const { most } = result.contender
  const yardstick = results.find(({ contender }) => contender.name === most?.of)
  if (!most || !yardstick) return ''
  const times = timesOf(inAll, result, yardstick) ?? Number.NaN
  return judged(`CPU <= ${most.times} times ${most.of}: ${times.toFixed(2)}`, times <= most.times)
}

export function aligned(lines: string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const isText = column === 0 || column === heads.length - 1
          return isText ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
