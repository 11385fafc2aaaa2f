import { readFileSync } from 'node:fs'

/** CPU time of processes since they started, in milliseconds. */
export interface ProcessorTime {
  /** The process that sends the statements. */
  sender: number
  /** All processes of PostgreSQL, including ended ones. */
  database: number
}

/** Reads the CPU time so far; undefined on systems without Linux's /proc. */
export type ReadProcessorTime = () => ProcessorTime | undefined

const linux = process.platform === 'linux'

/** Linux reports these times in hundredths of a second. */
const millisecondsOfTick = 10

export interface Times {
  own: number
  /** Children that have ended and were waited for. */
  ended: number
}

export function timesOf(pid: number | 'self'): Times {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in parentheses may contain anything. User and system time are fields 14 and 15.
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map((ticks) => Number(ticks) * millisecondsOfTick)
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields
  return { own: user + system, ended: endedUser + endedSystem }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

function ofDatabase(postmaster: number): number {
  for (;;) {
    const { own, ended } = timesOf(postmaster)
    try {
      return childrenOf(postmaster).reduce((sum, child) => sum + timesOf(child).own, own + ended)
    } catch (error) {
      // A child that ended meanwhile now counts as ended.
      if (!hasEnded(error)) throw error
    }
  }
}

/** The file of a process is missing, or disappeared between opening and reading. */
const hasEnded = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')

/** For statements of a running server process. */
export function ofServer(pid: number, postmaster: number): ReadProcessorTime {
  return () => (linux ? { sender: timesOf(pid).own, database: ofDatabase(postmaster) } : undefined)
}

/** For statements of short-lived child processes: their time is known after they have ended. */
export function ofChildren(postmaster: number): ReadProcessorTime {
  return () => (linux ? { sender: timesOf('self').ended, database: ofDatabase(postmaster) } : undefined)
}

/** For work in this process, without a database. */
export const ofThisProcess: ReadProcessorTime = () => {
  const { user, system } = process.cpuUsage()
  return { sender: (user + system) / 1000, database: 0 }
}
