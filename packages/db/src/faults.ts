/** The details of a database error, for both engines. */
export interface DatabaseFault {
  /** SQLSTATE; class 08 when the connection itself failed. */
  sqlState: string
  /** Name of the violated constraint or unique index. */
  constraint: string | undefined
  /**
   * The database is unavailable and has not executed the statement: it cannot be reached, shuts down, is read-only or
   * has no room on its disk, or a connection, a lock or the answer took too long.
   */
  away: boolean
}

/** The database could not be reached, or the connection was lost before the answer. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly sqlState: string

  constructor(message: string, options: { sqlState?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.sqlState = options.sqlState ?? '08006'
  }
}

/**
 * The connection was lost during a write, so its outcome is unknown. SQLSTATE 08007. It is not `away`, which means that
 * nothing was done.
 */
class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown'

  constructor(cause: unknown) {
    super('The connection to the database was lost before the outcome of a write was known', { cause })
  }
}

const refusals = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT', 'CONNECT_TIMEOUT']
const losses = ['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']

/** Converts the connection errors of postgres.js to one class. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return error
  if (refusals.includes(error.code)) {
    return new DatabaseUnavailable('The database cannot be reached', { sqlState: '08001', cause: error })
  }
  if (losses.includes(error.code))
    return new DatabaseUnavailable('The connection to the database was lost', { cause: error })
  return error
}

/** A programming error in the use of the database. No user input causes it. */
export class DatabaseMisuse extends Error {
  override name = 'DatabaseMisuse'
}

const awayStates = new Set([
  // It shuts down, starts, or has closed an idle connection.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // No free connection, no room on its disk, no memory, a limit of its configuration.
  '53300',
  '53100',
  '53200',
  '53400',
  // A lock or a statement took longer than it may.
  '55P03',
  '57014',
  // A standby, until the new primary is found.
  '25006',
])

/**
 * Reads SQLSTATE and constraint of the database error in `error` or its causes. Undefined for other errors, such as a
 * refused connection to another service.
 */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  for (let depth = 0; error instanceof Error && depth < 10; depth++, error = error.cause) {
    if (error instanceof OutcomeUnknown) return { sqlState: '08007', constraint: undefined, away: false }
    if (error instanceof DatabaseUnavailable) return { sqlState: error.sqlState, constraint: undefined, away: true }
    // Both engines carry the server's own fields; `severity` distinguishes a server's error from a Node error such as
    // EPIPE.
    if ('severity' in error && 'code' in error && typeof error.code === 'string') {
      const sqlState = error.code
      return { sqlState, constraint: constraintOf(error), away: sqlState.startsWith('08') || awayStates.has(sqlState) }
    }
  }
  return undefined
}

/** The connection was open and is lost: the statement may have arrived. */
const connectionLost = new Set(['08000', '08006', '08P01', '57P01', '57P02', '57P05'])

/** The SQLSTATE of a statement that was not sent because its connection was lost. */
export const unsent = '08003'

/** Matches statements that write. */
export const writeStatement = /\b(insert|update|delete|merge)\b/i

/** The error of a write whose connection failed with `error`. */
export function writeFault(error: unknown): unknown {
  return connectionLost.has(databaseFault(error)?.sqlState ?? '') ? new OutcomeUnknown(error) : error
}

function constraintOf(error: Error): string | undefined {
  if ('constraint_name' in error && typeof error.constraint_name === 'string') return error.constraint_name
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return undefined
}
