/**
 * `npm run bench:memory`: what `npm start` costs a small machine: memory, time and idle processor time, at the first
 * start and at a later one, on the embedded database and beside PostgreSQL. Building happens before. --rest=60 are the
 * seconds until memory counts as at rest, and the seconds in which the idle processor time is measured. Only on Linux.
 * The numbers depend on the machine and its load: with other load, the processor time of a start says more than its
 * duration.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { endAll, npmStart, repository } from '../start/processes.ts'
import { startDatabaseServer } from './database-server.ts'
import { memoryOfTree, processorTimeOfTree, type TreeMemory, watchTree } from './process-tree.ts'

interface Seen {
  name: string
  /** From the command to a served /readyz. */
  milliseconds: number
  /** Processor time until then, in milliseconds. */
  processor: number
  most: TreeMemory
  atRest: TreeMemory
  /** Part of a core while nothing is asked, in percent. */
  idle: number
}

function readArguments(): { rest: number } {
  const { values } = parseArgs({ options: { rest: { type: 'string', default: '60' } } })
  const rest = Number(values.rest)
  if (!Number.isInteger(rest) || rest < 1) throw new Error('--rest takes a whole number of seconds, 1 or more')
  return { rest }
}

async function see(name: string, environment: Record<string, string>, rest: number): Promise<Seen> {
  const begun = performance.now()
  const started = npmStart(repository, { LOG_LEVEL: 'info', RATE_LIMITS: 'on', ...environment })
  const watch = watchTree(started.pid)
  await started.ready
  const milliseconds = performance.now() - begun
  const processor = processorTimeOfTree(started.pid)
  await pause(rest * 1000)
  const [atRest, most] = [memoryOfTree(started.pid), await watch.end()]
  const before = processorTimeOfTree(started.pid)
  await pause(rest * 1000)
  const idle = (processorTimeOfTree(started.pid) - before) / (rest * 10)
  started.signal('SIGTERM')
  await started.ended
  return { name, milliseconds, processor, most, atRest, idle }
}

/** As if the server had never run: what Node has compiled is kept beside the packages. */
function forget(): void {
  rmSync(join(repository, 'node_modules', '.cache', 'node'), { recursive: true, force: true })
}

async function measure({ rest }: { rest: number }): Promise<void> {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: repository, stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed')
  const folder = mkdtempSync(join(tmpdir(), 'questboard-small-'))
  try {
    const embedded = { DATA_DIR: folder }
    const beside = { ...embedded, DATABASE_URL: (await startDatabaseServer()).url }
    const table: Seen[] = []
    for (const [name, environment] of Object.entries({ embedded, PostgreSQL: beside })) {
      forget()
      for (const start of ['first', 'later']) table.push(await see(`${name}, ${start} start`, environment, rest))
    }
    console.log(
      `MiB as proportional set size (shared pages in part), of npm with all below it, and of the server alone.`,
    )
    console.log(`At rest: after ${rest} s. Idle: percent of a core in the ${rest} s after that.\n`)
    console.log(lineOf(['', 'start', 'CPU', 'most', 'server', 'at rest', 'server', 'idle']))
    for (const { name, milliseconds, processor, most, atRest, idle } of table) {
      const memory = [most.all, most.server, atRest.all, atRest.server].map((mebibytes) => mebibytes.toFixed(0))
      const times = [milliseconds, processor].map((duration) => `${(duration / 1000).toFixed(2)} s`)
      console.log(lineOf([name, ...times, ...memory, `${idle.toFixed(2)} %`]))
    }
  } finally {
    await endAll()
    rmSync(folder, { recursive: true, force: true })
  }
}

const lineOf = ([name = '', ...cells]: string[]): string =>
  name.padEnd(32) + cells.map((cell) => cell.padStart(9)).join('')

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
process.once('exit', () => void endAll())
try {
  if (process.platform !== 'linux') throw new Error('Only Linux reports the memory and processor time of processes')
  await measure(readArguments())
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
process.exit()
