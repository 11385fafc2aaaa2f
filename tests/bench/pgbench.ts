import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Measured } from './load.ts'
import type { Mirror } from './mirror.ts'
import { people, taskNumber, tasksOfEach } from './people.ts'

const run = promisify(execFile)

/** Runs a mirror for some seconds over 10 connections with PostgreSQL's own load generator. */
export type Pgbench = (mirror: Mirror, seconds: number) => Promise<Measured>

/** Undefined if pgbench is not installed with the server. */
export function findPgbench({ programs, url }: { programs: string; url: string }): Pgbench | undefined {
  const program = join(programs, 'pgbench')
  if (!existsSync(program)) return undefined
  return async (mirror, seconds) => {
    const folder = mkdtempSync(join(tmpdir(), 'questboard-pgbench-'))
    try {
      const script = join(folder, 'script')
      writeFileSync(script, scriptOf(mirror))
      await run(program, [
        '--no-vacuum',
        '--protocol=prepared',
        '--client=10',
        '--jobs=2',
        `--time=${seconds}`,
        `--file=${script}`,
        '--log',
        `--log-prefix=${join(folder, 'log')}`,
        url,
      ])
      return measuredBy(folder, seconds)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

function scriptOf({ before, transaction }: Mirror): string {
  const inTransaction = transaction.flat()
  const statements =
    inTransaction.length > 0 ? [...before, 'begin isolation level read committed', ...inTransaction, 'commit'] : before
  const lines = statements.map((statement, place) => {
    const isReadLater = /^\s*select/.test(statement) && place < statements.length - 1
    return `${statement.trim()}${isReadLater ? ' \\gset' : ';'}`
  })
  const first = taskNumber({ person: 0, task: 0 })
  const ofEach = taskNumber({ person: 1, task: 0 }) - first
  return [
    `\\set person random(1, ${people})`,
    `\\set task ${first} + :person * ${ofEach} + random(1, ${tasksOfEach})`,
    ...lines,
    '',
  ].join('\n')
}

/** Each line of its log is a transaction; the third field is its duration in microseconds. */
function measuredBy(folder: string, seconds: number): Measured {
  const latencies = readdirSync(folder)
    .filter((name) => name.startsWith('log.'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => Number(line.split(' ')[2]) / 1000)
  return { requests: latencies.length, seconds, latencies: Float64Array.from(latencies).sort() }
}
