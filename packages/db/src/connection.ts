import type { ReservedSql, Sql } from 'postgres'
import { asUnavailable, DatabaseUnavailable, databaseFault, unsent } from './faults.ts'

/** The rows of a statement, and the command tag of the server. */
export type StatementResult = unknown[] & { command: string }

/** One connection to the server, for one user at a time. */
export interface Connection {
  /** Sends a prepared statement without waiting for earlier answers. */
  send(text: string, params: unknown[], shape: 'arrays' | 'objects'): Promise<StatementResult>
  /** Sends a statement without parameters, unprepared. */
  command(text: string): Promise<StatementResult>
  /** Whether answers have no time limit. Otherwise the connection is abandoned when the server is silent. */
  patient: boolean
  /** Why the connection must not be used any more. */
  readonly lost: DatabaseUnavailable | undefined
  /** Closes the connection after all answers. */
  retire(): Promise<void>
  /** Abandons the connection and rejects all unanswered statements. */
  abandon(error: DatabaseUnavailable): void
}

interface ConnectionOptions {
  /** Creates a client with one connection. It calls `onclose` when the connection is closed. */
  client: (onclose: () => void) => Sql
  /** How long to wait for the connection. */
  connectTimeoutMs: number
  /** How long to wait for a response, or between two, while something is unanswered. */
  responseTimeoutMs: number
  /** Called once when the connection is lost or abandoned, and must not be used again. */
  onlost: () => void
}

/** Statements with more parameters are mostly lists of varying length, so they are not prepared. */
const preparedParameters = 64

const retireSeconds = 5

/** The SQLSTATE of a write that a standby refuses. */
const readOnly = '25006'

/**
 * Opens a client of postgres.js whose only connection stays reserved until it is lost; then the client is thrown away.
 *
 * The library's own pool and `begin()` do not survive a lost connection (3.4.9, seen in the tests and in its issues):
 * a statement sent after the loss ends the process (porsager/postgres#1208), one sent between a socket's error and its
 * close is never answered, nor is one that waits in a transaction (#1186) or a `reserve()` that waits for a connection
 * (#1195). And `begin()` waits for the answer to BEGIN, a round trip in each transaction. So nothing is sent on a
 * connection once it is lost, and each statement has a separate promise, which the loss rejects.
 * @throws DatabaseUnavailable, or what the server answers when it refuses the connection
 */
export async function openConnection(options: ConnectionOptions): Promise<Connection> {
  const unanswered = new Set<(error: DatabaseUnavailable) => void>()
  const state: { patient: boolean; lost: DatabaseUnavailable | undefined } = { patient: false, lost: undefined }
  let silence: NodeJS.Timeout | undefined

  const sql = options.client(() => lose(new DatabaseUnavailable('The connection to the database was lost')))

  function lose(error: DatabaseUnavailable): void {
    if (state.lost) return
    state.lost = error
    clearTimeout(silence)
    for (const reject of unanswered) reject(error)
    unanswered.clear()
    sql.end({ timeout: 0 }).catch(() => {})
    options.onlost()
  }

  function failure(error: unknown): unknown {
    const fault = asUnavailable(error)
    if (fault instanceof DatabaseUnavailable) lose(fault)
    // The server closes the connection after a fatal error. It must not be used until then.
    else if (isFatal(fault)) lose(new DatabaseUnavailable('The database has ended the connection', { cause: fault }))
    // The server has become a standby. A new connection may lead to the primary.
    else if (databaseFault(fault)?.sqlState === readOnly)
      lose(new DatabaseUnavailable('The server takes no writes any more', { sqlState: readOnly, cause: fault }))
    return fault
  }

  const endSilence = () => lose(new DatabaseUnavailable('The database did not answer'))

  function send(make: () => PromiseLike<unknown>): Promise<StatementResult> {
    const { lost, patient } = state
    if (lost) return Promise.reject(new DatabaseUnavailable(lost.message, { sqlState: unsent, cause: lost }))
    const { promise, resolve, reject } = Promise.withResolvers<StatementResult>()
    unanswered.add(reject)
    if (unanswered.size === 1 && !patient) silence = setTimeout(endSilence, options.responseTimeoutMs)
    const settle = () => {
      unanswered.delete(reject)
      if (unanswered.size === 0) clearTimeout(silence)
      else silence?.refresh()
    }
    make().then(
      (answer) => {
        settle()
        resolve(answer as StatementResult)
      },
      (error: unknown) => {
        settle()
        reject(failure(error))
      },
    )
    return promise
  }

  /** Connects by a first statement: a `reserve()` that has to connect does not resolve. */
  async function reserve(): Promise<ReservedSql> {
    const tooLate = new DatabaseUnavailable('The database cannot be reached in time', { sqlState: '08001' })
    const late = setTimeout(() => lose(tooLate), options.connectTimeoutMs)
    try {
      await send(() => sql.unsafe('select 1'))
      return await sql.reserve()
    } catch (error) {
      const refused = new DatabaseUnavailable('The server refused the connection', { cause: error })
      lose(error instanceof DatabaseUnavailable ? error : refused)
      throw error
    } finally {
      clearTimeout(late)
    }
  }

  const reserved = await reserve()
  return Object.assign(state, {
    send: (text: string, params: unknown[], shape: 'arrays' | 'objects') =>
      send(() => {
        const prepare = params.length <= preparedParameters
        // `unsafe` does not prepare what has no parameters.
        const query =
          params.length > 0 ? reserved.unsafe(text, params as never[], { prepare }) : reserved(asTemplate(text))
        return shape === 'arrays' ? query.values() : query
      }),
    command: (text: string) => send(() => reserved.unsafe(text)),
    async retire() {
      state.lost ??= new DatabaseUnavailable('The connection to the database is closed')
      reserved.release()
      await sql.end({ timeout: retireSeconds })
    },
    abandon: lose,
  })
}

/** Created once for each text, since the library keeps every template. All texts are literals in the code. */
const templates = new Map<string, TemplateStringsArray>()

function asTemplate(text: string): TemplateStringsArray {
  const known = templates.get(text) ?? Object.assign([text], { raw: [text] })
  templates.set(text, known)
  return known
}

const isFatal = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')
