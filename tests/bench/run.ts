/**
 * `npm run bench`: a table of the cost of calls on this machine, next to the cost of their SQL without the server. The
 * numbers depend on the machine and its load. --only=complete,list selects parts, --seconds=10 lengthens each of the
 * seven rounds.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { endAll, startServer } from '../start/processes.ts'
import { type Contender, contendersOn, type Part, parts, type Running } from './contenders.ts'
import { startDatabaseServer } from './database-server.ts'
import { signUpGroups } from './groups.ts'
import { memoryAtRest } from './memory.ts'
import { signUp } from './people.ts'
import { findPgbench } from './pgbench.ts'
import { playRound } from './round.ts'
import { countMirrored, countSent } from './sent.ts'
import { medianRound, type Result, type Round, tableOf } from './table.ts'

const rounds = 7
/** Time until the server's code is compiled. */
const warmUpSeconds = 5

/** The values of --only. */
type Choice = Part | 'memory'

const choices: Choice[] = [...parts, 'memory']

function readArguments(): { seconds: number; chosen: Set<string> } {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: choices.join(',') }, seconds: { type: 'string', default: '2' } },
  })
  const chosen = new Set(values.only.split(','))
  const unknown = [...chosen].filter((name) => !choices.some((choice) => choice === name))
  const seconds = Number(values.seconds)
  if (unknown.length > 0) throw new Error(`--only takes some of ${choices.join(',')}: ${unknown.join(',')} is none`)
  if (!Number.isInteger(seconds) || seconds < 1) throw new Error('--seconds takes a whole number, 1 or more')
  return { seconds, chosen }
}

async function startBareServer(databaseUrl: string): Promise<Running> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { url: String(line), pid: child.pid ?? 0 }
}

/** Alternates contenders in both directions, so that other load on the machine affects all alike. */
async function compare(contenders: Contender[], seconds: number): Promise<Result[]> {
  const played = new Map<Contender, Round[]>(contenders.map((contender) => [contender, []]))
  for (const contender of contenders) await playRound(contender, warmUpSeconds)
  for (let round = 1; round <= rounds; round++) {
    const inOrder = round % 2 ? contenders : contenders.toReversed()
    for (const contender of inOrder) played.get(contender)?.push(await playRound(contender, seconds))
  }
  return [...played].map(([contender, results]) => ({ contender, rounds: results, ...medianRound(results) }))
}

/** Measures with a new database and new servers, which end with this process. */
async function measure({ seconds, chosen }: ReturnType<typeof readArguments>): Promise<void> {
  const database = await startDatabaseServer()
  const sql = postgres(database.url, { max: 2, onnotice: () => {} })
  const server = startServer({ NODE_ENV: 'production', DATABASE_URL: database.url })
  const url = await server.ready
  const pgbench = findPgbench(database)
  const contenders = contendersOn({
    sql,
    postmaster: database.pid,
    server: { url, pid: server.pid },
    bare: await startBareServer(database.url),
    pgbench,
    tokens: await signUp(url, sql),
    groupPlayers: chosen.has('group') ? await signUpGroups(url, sql) : undefined,
  }).filter(({ part }) => chosen.has(part))
  const notes = pgbench
    ? []
    : [`pgbench is not in ${database.programs}: its lines are left out, and the aims by its rate.`]
  for (const { name, mirror, sendOne } of contenders) {
    if (!mirror || !sendOne) continue
    const sent = await countSent(sql, database.log, sendOne)
    const mirrored = countMirrored(mirror)
    if (sent !== mirrored) notes.push(`${name} sends ${sent} statements, what it is compared with ${mirrored}.`)
  }
  const results = await compare(contenders, seconds).catch(async (error: unknown) => {
    server.signal('SIGTERM')
    const { stdout, stderr } = await server.ended
    throw new Error(`The server said\n${stdout}${stderr}`, { cause: error })
  })
  server.signal('SIGTERM')
  await server.ended
  const memories = chosen.has('memory')
    ? [
        { name: 'data in the embedded database', memory: await memoryAtRest({}) },
        { name: 'data in PostgreSQL', memory: await memoryAtRest({ DATABASE_URL: database.url }) },
      ]
    : []
  console.log(
    `10 connections, ${rounds} rounds of ${seconds} s, the median of each number; PostgreSQL with its defaults (fsync on).\n` +
      'CPU: milliseconds of the processor for a request, of the process that sends the statements and of all of PostgreSQL.',
  )
  for (const note of notes) console.log(note)
  console.log(`\n${tableOf(results, memories)}`)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
process.once('exit', () => void endAll())
try {
  await measure(readArguments())
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
process.exit()
