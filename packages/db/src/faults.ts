/** What a database error says, whichever engine it came from. */
export interface DatabaseFault {
  /** SQLSTATE; class 08 when the connection itself failed. */
  sqlState: string
  /** Name of the violated constraint or unique index. */
  constraint: string | undefined
  /**
   * The database cannot do it now, and has not done it: it cannot be reached, shuts down, may not write, or has no room on its
   * disk; or a connection, a lock or the answer did not come in time.
   */
  away: boolean
}

/** The database could not be reached, or the connection was lost before the answer. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  readonly sqlState: string

  constructor(message: string, options: { sqlState?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.sqlState = options.sqlState ?? '08006'
  }
}

/**
 * The connection was lost while a write was on its way: only the database knows whether it was done. SQLSTATE 08007, which is
 * not `away`, as nobody may be told that nothing was done.
 */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown'

  constructor(cause: unknown) {
    super('The connection to the database was lost before it told what came of a write', { cause })
  }
}

const refusals = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT', 'CONNECT_TIMEOUT']
const losses = ['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']

/** Gives the connection errors of postgres.js one class, so that nobody else needs to know its codes. */
export function asAway(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return error
  if (refusals.includes(error.code)) {
    return new DatabaseAway('The database cannot be reached', { sqlState: '08001', cause: error })
  }
  if (losses.includes(error.code)) return new DatabaseAway('The connection to the database was lost', { cause: error })
  return error
}

/** The code asked the database for something that can never be right; no input of a user causes it. */
export class DatabaseMisuse extends Error {
  override name = 'DatabaseMisuse'
}

const awayStates = new Set([
  // It shuts down, starts, or has ended a connection that did nothing.
  ...['57P01', '57P02', '57P03', '57P05'],
  // No free connection, no room on its disk, no memory, a limit of its configuration.
  ...['53300', '53100', '53200', '53400'],
  // A lock or a statement took longer than it may.
  ...['55P03', '57014'],
  // A standby, until whoever leads is found again.
  '25006',
])

/**
 * Reads SQLSTATE and constraint of the database error in `error` or its causes.
 * Undefined when no database error is among them, so that a refused connection to another service is never taken for ours.
 */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  for (let depth = 0; error instanceof Error && depth < 10; depth++, error = error.cause) {
    if (error instanceof OutcomeUnknown) return { sqlState: '08007', constraint: undefined, away: false }
    if (error instanceof DatabaseAway) return { sqlState: error.sqlState, constraint: undefined, away: true }
    // Both engines carry the server's own fields; `severity` tells a server's error from a Node one such as EPIPE.
    if ('severity' in error && 'code' in error && typeof error.code === 'string') {
      const sqlState = error.code
      return { sqlState, constraint: constraintOf(error), away: sqlState.startsWith('08') || awayStates.has(sqlState) }
    }
  }
  return undefined
}

/** The connection was made and is lost: what was sent may have arrived. */
const lostOnTheWay = new Set(['08000', '08006', '08P01', '57P01', '57P02', '57P05'])

/** The SQLSTATE of what was never sent, as its connection was lost before. */
export const unsent = '08003'

/** Tells a statement that writes. */
export const writes = /\b(insert|update|delete|merge)\b/i

/** What is told of a write whose connection failed with `error` while it was on its way. */
export function ofWrite(error: unknown): unknown {
  return lostOnTheWay.has(databaseFault(error)?.sqlState ?? '') ? new OutcomeUnknown(error) : error
}

function constraintOf(error: Error): string | undefined {
  if ('constraint_name' in error && typeof error.constraint_name === 'string') return error.constraint_name
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return undefined
}
