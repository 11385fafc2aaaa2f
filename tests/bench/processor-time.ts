import { readFileSync } from 'node:fs'

/** What of the processor some processes have used since they started, in milliseconds. */
export interface ProcessorTime {
  /** Of the process that sends the statements. */
  sender: number
  /** Of all processes of PostgreSQL, those that have ended included. */
  database: number
}

/** The processor time up to now; undefined where the system does not tell it as Linux does. */
export type ReadProcessorTime = () => ProcessorTime | undefined

const linux = process.platform === 'linux'

/** Linux tells these times in hundredths of a second, whatever its own clock. */
const millisecondsOfTick = 10

interface Times {
  own: number
  /** Of children that have ended, and were waited for. */
  ended: number
}

function timesOf(pid: number | 'self'): Times {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name, in parentheses, may hold anything; user and system time are the fields 14 and 15 of the whole line.
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
      // A child that ended meanwhile is now among those that have ended.
      if (!isGone(error)) throw error
    }
  }
}

/** The file of a process is not there, or was when it was opened and not when it was read. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')

/** For statements that a server process sends, until it ends. */
export function ofServer(pid: number, postmaster: number): ReadProcessorTime {
  return () => (linux ? { sender: timesOf(pid).own, database: ofDatabase(postmaster) } : undefined)
}

/** For statements that short-lived children of this process send: their time is known when they have ended. */
export function ofChildren(postmaster: number): ReadProcessorTime {
  return () => (linux ? { sender: timesOf('self').ended, database: ofDatabase(postmaster) } : undefined)
}

/** For what this process does itself, without a database. */
export const ofThisProcess: ReadProcessorTime = () => {
  const { user, system } = process.cpuUsage()
  return { sender: (user + system) / 1000, database: 0 }
}
