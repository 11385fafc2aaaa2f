/**
 * `npm run bench:growth`: the cost of calls in an empty database and in one with a million players and ten million
 * tasks, with the plans of calls that cost more, and the speed of the nightly sweep. --people=10000 makes it shorter;
 * --keep=FOLDER keeps the data for another run; --no-sweep skips the sweep, which can run only once. It exits with 1 if
 * a call costs more than 1.3 times as much.
 */
import { parseArgs } from 'node:util'
import { endAll } from '../start/processes.ts'
import { type BenchFixtures, type Contender, contendersOn } from './contenders.ts'
import { startDatabaseServer } from './database-server.ts'
import { createGrowthFixtures } from './growth-fixtures.ts'
import { plansOf } from './plans-of.ts'
import { playRound } from './round.ts'
import { sweepAll } from './sweep-all.ts'
import { aligned, medianRound, type Round } from './table.ts'

/** The highest allowed ratio of the cost with all data to the cost without. */
const maxRatio = 1.3

/** Settings for a server with 4 GiB of memory. The rest are PostgreSQL's defaults. */
const settings = { shared_buffers: '1GB', max_wal_size: '8GB' }

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000000' },
    keep: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    sweep: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const [people, seconds, rounds] = [Number(values.people), Number(values.seconds), Number(values.rounds)]
if (![people, seconds, rounds].every((value) => Number.isInteger(value) && value >= 1)) {
  throw new Error('--people, --seconds and --rounds take whole numbers, 1 or more')
}

/** Only the first contender of each part; the others are baselines. */
const isMeasured = ({ name, part }: Contender): boolean =>
  part !== 'trpc' && part !== 'busy' && !/over tRPC|bare route|password hash/.test(name)

interface Compared {
  name: string
  few: Round
  many: Round
}

/** Alternates rounds, so that other load on the machine affects both alike. */
async function compare(few: BenchFixtures, many: BenchFixtures): Promise<Compared[]> {
  const others = new Map(contendersOn(many).map((contender) => [contender.name, contender]))
  const compared: Compared[] = []
  for (const one of contendersOn(few).filter(isMeasured)) {
    const otherContender = others.get(one.name)
    if (!otherContender) throw new Error(`${one.name} is asked of one alone`)
    for (const contender of [one, otherContender]) await playRound(contender, 1)
    const played: [Round[], Round[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      played[0].push(await playRound(one, seconds))
      played[1].push(await playRound(otherContender, seconds))
    }
    compared.push({ name: one.name.trim(), few: medianRound(played[0]), many: medianRound(played[1]) })
  }
  return compared
}

const inAll = ({ sender, database }: Round): number => (sender ?? Number.NaN) + (database ?? Number.NaN)

const timesOf = ({ few, many }: Compared): number => inAll(many) / inAll(few)

function printTable(compared: Compared[]): void {
  const heads = ['', 'CPU ms, few', 'p50', 'p99', 'CPU ms, many', 'p50', 'p99', 'times', `aim ${maxRatio}`]
  const cells = (round: Round) => [
    `${inAll(round).toFixed(2)} (${round.database?.toFixed(2)})`,
    round.p50.toFixed(1),
    round.p99.toFixed(1),
  ]
  const lines = compared.map((comparison) => {
    const times = timesOf(comparison)
    return [
      comparison.name,
      ...cells(comparison.few),
      ...cells(comparison.many),
      times.toFixed(2),
      times <= maxRatio ? 'met' : 'missed',
    ]
  })
  console.log(
    'CPU: milliseconds of the processor for a request, in all and (of PostgreSQL); latencies in ms at 10 connections.\n',
  )
  console.log(aligned([heads, ...lines]))
}

async function measure(): Promise<void> {
  const database = await startDatabaseServer({ settings, kept: values.keep })
  const few = await createGrowthFixtures(database, 'few', 0)
  const many = await createGrowthFixtures(database, 'many', people)
  const [size] = await many.sql<{ size: string; tasks: string }[]>`
    select pg_size_pretty(pg_database_size(current_database())) as size,
      (select reltuples::bigint from pg_class where relname = 'tasks') as tasks`
  console.log(`many: ${people} players and ${size?.tasks} tasks, ${size?.size}; ${JSON.stringify(settings)}`)
  const compared = await compare(few, many)
  printTable(compared)
  const missed = compared.filter((comparison) => !(timesOf(comparison) <= maxRatio)).map(({ name }) => name)
  if (missed.length > 0) process.exitCode = 1
  for (const plan of await plansOf(many, database, missed)) console.log(`\n${plan}`)
  if (values.sweep) await sweepAll(many)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
process.once('exit', () => void endAll())
try {
  await measure()
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
process.exit()
