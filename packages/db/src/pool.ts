import type { Sql } from 'postgres'
import type { Run } from './client.ts'
import { DatabaseAway } from './faults.ts'
import { begin, type Lease } from './lease.ts'
import { type Answer, defuse, type Sendable, statement } from './wire.ts'

/** How long a statement waits, in milliseconds. */
export interface Patience {
  /** For a connection to take it. */
  free: number
  /** For the answer, from then on. */
  answer: number
}

/** What postgres.js's pool does not do itself: nothing waits without end, and an outage is told to all at once. */
export interface Pool {
  run: Run
  /** Takes a connection and begins a transaction on it; resolves without waiting for the answer to BEGIN. */
  lease(): Promise<Lease>
}

export function poolOf(sql: Sql, patience: Patience): Pool {
  const waiting = new Map<Sendable, (error: unknown) => void>()

  /** The answer to what `make` makes; DatabaseAway when it cannot be had, and the statement then has not run unless it was sent. */
  async function answered(make: () => Sendable): Promise<Answer> {
    const query = make()
    try {
      return await once(query)
    } catch (error) {
      // After a reconnect the library may give the old connection's last error to the next statement, unsent.
      if (query.state === null && isServerError(error)) return once(make())
      throw error
    }
  }

  function once(query: Sendable): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let timer = setTimeout(whenTaken, patience.free)
      waiting.set(query, reject)
      query.then(
        (answer) => {
          settle()
          if (answer.command) resolve(answer)
          else reject(new DatabaseAway('The connection to the database was lost'))
        },
        (error: unknown) => {
          settle()
          const told = asAway(error)
          reject(told)
          if (told instanceof DatabaseAway && told.sqlState === unreachable) giveUpWaiting(told)
        },
      )

      function settle(): void {
        clearTimeout(timer)
        waiting.delete(query)
      }

      function whenTaken(): void {
        if (query.state === null) giveUp(query, new DatabaseAway('No connection became free', { sqlState: tooMany }))
        else timer = setTimeout(() => reject(new DatabaseAway('The database did not answer')), patience.answer)
      }
    })
  }

  /** Those behind a refused connection would each be refused in turn, at the pace of the attempts to connect. */
  function giveUpWaiting(error: DatabaseAway): void {
    for (const query of waiting.keys()) if (query.state === null) giveUp(query, error)
  }

  function giveUp(query: Sendable, error: DatabaseAway): void {
    defuse(query)
    waiting.get(query)?.(error)
    waiting.delete(query)
  }

  return {
    run: (text, params, shape) => answered(() => statement(sql, text, params, shape)),
    lease: () => new Promise((resolve, reject) => answered(() => begin(sql, resolve)).catch(reject)),
  }
}

const unreachable = '08001'
const tooMany = '53300'

const refusals = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT', 'CONNECT_TIMEOUT']
const losses = ['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']

/** Gives the library's connection errors one class, so that nobody else needs to know its codes. */
export function asAway(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return error
  if (refusals.includes(error.code)) {
    return new DatabaseAway('The database cannot be reached', { sqlState: unreachable, cause: error })
  }
  if (losses.includes(error.code)) return new DatabaseAway('The connection to the database was lost', { cause: error })
  return error
}

function isServerError(error: unknown): boolean {
  return error instanceof Error && 'severity' in error
}
