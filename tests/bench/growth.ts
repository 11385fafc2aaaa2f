/**
 * `npm run bench:growth`: what the same calls cost in an empty database and in one with a million players and ten million
 * tasks, side by side, the plans of those that cost more, and how fast the sweep settles the days of all. --people=10000
 * makes it shorter; --keep=FOLDER leaves the data there for another run; --no-sweep leaves out the last part, which can be
 * had only once. It ends with 1 where a call costs more than 1.3 times as much.
 */
import { parseArgs } from 'node:util'
import { endAll } from '../start/processes.ts'
import { type Contender, contendersOn, type Ground } from './contenders.ts'
import { startDatabaseServer } from './database-server.ts'
import { growthGround } from './growth-ground.ts'
import { plansOf } from './plans-of.ts'
import { playRound } from './round.ts'
import { sweepAll } from './sweep-all.ts'
import { aligned, medianRound, type Round } from './table.ts'

/** What a call may cost with all the data, as a multiple of what it costs with none. */
const most = 1.3

/** As on a server with 4 GiB of memory; the rest is as PostgreSQL is installed. */
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

/** What is asked of both: each part by its first contender, the others are of other programs. */
const isAsked = ({ name, part }: Contender): boolean =>
  part !== 'trpc' && part !== 'busy' && !/over tRPC|bare route|password hash/.test(name)

interface Compared {
  name: string
  few: Round
  many: Round
}

/** One round here, one there, so that whoever else uses the machine disturbs them alike. */
async function compare(few: Ground, many: Ground): Promise<Compared[]> {
  const others = new Map(contendersOn(many).map((contender) => [contender.name, contender]))
  const compared: Compared[] = []
  for (const one of contendersOn(few).filter(isAsked)) {
    const other = others.get(one.name)
    if (!other) throw new Error(`${one.name} is asked of one alone`)
    for (const contender of [one, other]) await playRound(contender, 1)
    const played: [Round[], Round[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      played[0].push(await playRound(one, seconds))
      played[1].push(await playRound(other, seconds))
    }
    compared.push({ name: one.name.trim(), few: medianRound(played[0]), many: medianRound(played[1]) })
  }
  return compared
}

const inAll = ({ sender, database }: Round): number => (sender ?? Number.NaN) + (database ?? Number.NaN)

const timesOf = ({ few, many }: Compared): number => inAll(many) / inAll(few)

function tell(compared: Compared[]): void {
  const heads = ['', 'CPU ms, few', 'p50', 'p99', 'CPU ms, many', 'p50', 'p99', 'times', `aim ${most}`]
  const cells = (round: Round) => [
    `${inAll(round).toFixed(2)} (${round.database?.toFixed(2)})`,
    round.p50.toFixed(1),
    round.p99.toFixed(1),
  ]
  const lines = compared.map((one) => {
    const times = timesOf(one)
    return [one.name, ...cells(one.few), ...cells(one.many), times.toFixed(2), times <= most ? 'met' : 'missed']
  })
  console.log(
    'CPU: milliseconds of the processor for a request, in all and (of PostgreSQL); latencies in ms at 10 connections.\n',
  )
  console.log(aligned([heads, ...lines]))
}

async function measure(): Promise<void> {
  const database = await startDatabaseServer({ settings, kept: values.keep })
  const few = await growthGround(database, 'few', 0)
  const many = await growthGround(database, 'many', people)
  const [size] = await many.sql<{ size: string; tasks: string }[]>`
    select pg_size_pretty(pg_database_size(current_database())) as size,
      (select reltuples::bigint from pg_class where relname = 'tasks') as tasks`
  console.log(`many: ${people} players and ${size?.tasks} tasks, ${size?.size}; ${JSON.stringify(settings)}`)
  const compared = await compare(few, many)
  tell(compared)
  const missed = compared.filter((one) => !(timesOf(one) <= most)).map(({ name }) => name)
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
