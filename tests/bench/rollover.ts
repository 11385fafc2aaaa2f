/**
 * `npm run bench:rollover`: the time that the nightly settlement takes for players with ten tasks of which four have
 * schedules, next to players without schedules, in alternating rounds on one PostgreSQL. --people=20000 sets the
 * players of a round. It exits with 1 if schedules take more than a tenth longer.
 */
import { parseArgs } from 'node:util'
import { sweepDays } from '@questboard/api'
import { addDays, beginSchedule, type Recurrence } from '@questboard/api/schedules'
import { migrate, openPostgres } from '@questboard/db'
import postgres, { type Sql } from 'postgres'
import { endAll } from '../start/processes.ts'
import { startTestServerOn, type TestServer } from '../support/test-server.ts'
import { createDatabase, type DatabaseServer, startDatabaseServer } from './database-server.ts'
import { populate } from './populate.ts'

/** The highest allowed ratio of the time with schedules to the time without. */
const maxRatio = 1.1

const { values } = parseArgs({
  options: { people: { type: 'string', default: '20000' }, rounds: { type: 'string', default: '5' } },
})
const [people, rounds] = [Number(values.people), Number(values.rounds)]

/** Noon of a Tuesday, so that some schedules were due yesterday. */
const now = new Date('2026-06-09T12:00:00Z')
const today = '2026-06-09'
const yesterday = addDays(today, -1)

const none = { interval: 1, byDay: null, byMonthDay: null, until: null, time: null, after: 'schedule' } as const
const weekdays = (['mo', 'tu', 'we', 'th', 'fr'] as const).map((day) => ({ day, nthOfPeriod: null }))

/** Of the first four daily tasks of each player. Two are due yesterday. */
const rules: Recurrence[] = [
  { ...none, frequency: 'daily', interval: 2, start: addDays(yesterday, -10) },
  { ...none, frequency: 'weekly', byDay: weekdays, start: addDays(yesterday, -10) },
  { ...none, frequency: 'weekly', byDay: weekdays.filter(({ day }) => day === 'th'), start: addDays(yesterday, -10) },
  { ...none, frequency: 'monthly', byMonthDay: [1], start: addDays(yesterday, -10) },
]

interface BenchFixtures {
  sql: Sql
  server: TestServer
  seconds: number[]
}

async function groundOf(databaseServer: DatabaseServer, name: string): Promise<BenchFixtures> {
  const { url } = await createDatabase(databaseServer.url, name)
  const database = await openPostgres({ url })
  await migrate(database)
  const server = await startTestServerOn(database)
  await server.person()
  const sql = postgres(url, { max: 2, onnotice: () => {} })
  console.log(`${people * rounds} players ${name}:`)
  await populate(sql, people * rounds)
  await sql`update tasks set repeating_since = ${addDays(yesterday, -30)} where repeating_since is not null`
  return { sql, server, seconds: [] }
}

/** Gives schedules to the first four tasks of everyone, as they were at the end of yesterday. */
async function schedule({ sql }: BenchFixtures): Promise<void> {
  for (const [place, rule] of rules.entries()) {
    const { slot, dueOn, opensOn, changesOn } = beginSchedule(rule, yesterday)
    await sql`
      update tasks set schedule = ${sql.json({ ...rule })}, slot = ${slot}, due_on = ${dueOn}, opens_on = ${opensOn},
        turns_on = ${changesOn}
      from (
        select id, row_number() over (partition by user_id order by sequence) as place from tasks where type = 'daily'
      ) numbered
      where tasks.id = numbered.id and numbered.place = ${place + 1}`
  }
}

/** Settles the day of the players of one round. */
async function settle({ sql, server, seconds }: BenchFixtures, round: number): Promise<void> {
  const first = round * people + 1
  await sql`
    update users set last_day_start = ${yesterday}, last_seen_day = ${yesterday},
      next_rollover_at = ${new Date(now.getTime() - 3_600_000)}
    where split_part(email, '-', 2) like '%@%' and email like 'many-%'
      and split_part(split_part(email, '-', 2), '@', 1)::int between ${first} and ${first + people - 1}`
  await sql`checkpoint`
  const began = performance.now()
  let settled = 0
  for (let last = -1; last !== 0; settled += last) last = (await sweepDays(server.services)).settled
  seconds.push((performance.now() - began) / 1000)
  if (settled < people) throw new Error(`only ${settled} of ${people} players were settled`)
}

const median = (numbers: number[]): number =>
  numbers.toSorted((left, right) => left - right)[numbers.length >> 1] as number

async function measure(): Promise<void> {
  const databaseServer = await startDatabaseServer({ settings: { shared_buffers: '1GB', max_wal_size: '8GB' } })
  const without = await groundOf(databaseServer, 'without_schedules')
  const scheduled = await groundOf(databaseServer, 'with_schedules')
  await schedule(scheduled)
  const grounds = [without, scheduled]
  for (const { server, sql } of grounds) {
    server.clock.set(now)
    // Both tables without free space, since that decides how an update is stored.
    await sql`vacuum full analyze tasks`
    await sql`update users set last_day_start = ${today}, next_rollover_at = ${addDays(today, 30)}`
  }
  for (let round = 0; round < rounds; round++) {
    for (const ground of round % 2 === 0 ? grounds : grounds.toReversed()) await settle(ground, round)
    console.log(
      `round ${round + 1}: ${grounds.map(({ seconds }) => seconds.at(-1)?.toFixed(2)).join(' s without, ')} s with`,
    )
  }
  const ratio = median(scheduled.seconds) / median(without.seconds)
  const perSecond = grounds.map(({ seconds }) => (people / median(seconds)).toFixed(0))
  console.log(
    `players a second: ${perSecond[0]} without schedules, ${perSecond[1]} with; times ${ratio.toFixed(2)}, aim ${maxRatio}`,
  )
  if (ratio > maxRatio) process.exitCode = 1
  for (const { sql, server } of grounds) {
    await sql.end()
    await server.close()
  }
}

try {
  await measure()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await endAll()
}
