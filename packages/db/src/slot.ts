import type { Sql } from 'postgres'
import { DatabaseAway, unsent } from './faults.ts'
import { type Answer, asAway, type Connection, type Sendable, unsafe } from './wire.ts'

/** One connection to the server, for one user at a time. */
export interface Slot {
  /** Sends a prepared statement behind everything sent before, without waiting for the answer to that. */
  send(text: string, params: unknown[], shape: 'arrays' | 'objects'): Promise<Answer>
  /** The same for a statement without parameters that is not worth a plan. */
  command(text: string): Promise<Answer>
  /** Whether an answer may take as long as it takes; otherwise a server that says nothing has the connection given up. */
  patient: boolean
  /** Why the connection must not be used any more. */
  readonly lost: DatabaseAway | undefined
  /** Closes the connection when what was sent is answered. */
  retire(): Promise<void>
  /** Gives the connection up at once; what is unanswered is rejected. */
  abandon(error: DatabaseAway): void
}

interface Opening {
  /** Makes a client of one connection that calls `onclose` when it is closed. */
  client: (onclose: () => void) => Sql
  /** How long to wait for the connection. */
  milliseconds: number
  /** How long to wait for an answer, or between two, while something is unanswered. */
  answerMilliseconds: number
  /** Called once when the connection is lost or abandoned: the slot must not be used any more. */
  onlost: () => void
}

/** Statements with more parameters than this are mostly lists of varying length, not worth a plan each. */
const preparedParameters = 64

/**
 * Opens a connection of postgres.js that the library itself no longer manages: its pool and `begin()` are left aside.
 * When a connection is lost they write to a closed socket, which ends the process; leave unanswered what is sent between a
 * socket's error and its close; and may give the next user of the same connection answers that are not theirs. And
 * `begin()` waits for the answer to BEGIN, a round trip in each transaction. So here a lost connection is never used
 * again, and everything waiting for it is rejected.
 */
export async function openSlot({ client, milliseconds, answerMilliseconds, onlost }: Opening): Promise<Slot> {
  const unanswered = new Set<Sendable>()
  const waiting: Sendable[] = []
  let connection: Connection | undefined
  let full = false
  let lost: DatabaseAway | undefined
  let patient = false
  let silence: NodeJS.Timeout | undefined

  const sql = client(() => lose(new DatabaseAway('The connection to the database was lost')))

  function lose(error: DatabaseAway): void {
    if (lost) return
    lost = error
    clearTimeout(silence)
    for (const query of unanswered) query.reject(error)
    sql.end({ timeout: 0 }).catch(() => {})
    onlost()
  }

  function take(query: Sendable): void {
    if (lost) query.reject(new DatabaseAway(lost.message, { sqlState: unsent, cause: lost }))
    else if (full) waiting.push(query)
    else full = !connection?.execute(query)
  }

  async function answered(query: Sendable): Promise<Answer> {
    unanswered.add(query)
    if (unanswered.size === 1 && !patient && !lost) silence = setTimeout(endSilence, answerMilliseconds)
    try {
      return await query
    } catch (error) {
      const told = asAway(error)
      if (told instanceof DatabaseAway) lose(told)
      // Its last words: the connection is closed behind them, and nobody else may be lent it until then.
      else if (isLast(told)) lose(new DatabaseAway('The database has ended the connection', { cause: told }))
      throw told
    } finally {
      unanswered.delete(query)
      if (unanswered.size === 0) clearTimeout(silence)
      else silence?.refresh()
    }
  }

  function endSilence(): void {
    lose(new DatabaseAway('The database did not answer'))
  }

  function send(query: Sendable): Promise<Answer> {
    query.handler = take
    return answered(query)
  }

  const drain = () => {
    full = false
    while (waiting.length > 0 && !full) full = !connection?.execute(waiting.shift() as Sendable)
  }
  const first = unsafe(sql, 'select 1', [], {
    simple: true,
    onexecute: (taken) => {
      connection = taken
      connection.reserved = Object.assign(drain, { release: true as const })
    },
  })
  const late = setTimeout(() => {
    lose(new DatabaseAway('The database cannot be reached in time', { sqlState: '08001' }))
  }, milliseconds)
  try {
    await answered(first)
  } catch (error) {
    lose(
      error instanceof DatabaseAway ? error : new DatabaseAway('The server refused the connection', { cause: error }),
    )
    throw error
  } finally {
    clearTimeout(late)
  }

  return {
    send(text, params, shape) {
      const query = unsafe(sql, text, params, { prepare: params.length <= preparedParameters, simple: false })
      return send(shape === 'arrays' ? query.values() : query)
    },
    command: (text) => send(unsafe(sql, text, [], { simple: true })),
    async retire() {
      lost ??= new DatabaseAway('The connection to the database is closed')
      if (connection) connection.reserved = null
      await sql.end({ timeout: retireSeconds })
    },
    abandon: lose,
    get patient() {
      return patient
    },
    set patient(be) {
      patient = be
    },
    get lost() {
      return lost
    },
  }
}

const isLast = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')

const retireSeconds = 5
