/** What a database error says, whichever engine it came from. */
export interface DatabaseFault {
  /** SQLSTATE; class 08 when the connection itself failed. */
  sqlState: string
  /** Name of the violated constraint or unique index. */
  constraint: string | undefined
  /** The database cannot be reached now: refused, lost, shutting down, or no free connection in time. */
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

/** The code asked the database for something that can never be right; no input of a user causes it. */
export class DatabaseMisuse extends Error {
  override name = 'DatabaseMisuse'
}

const awayStates = new Set(['57P01', '57P02', '57P03', '57P05', '53300'])

/**
 * Reads SQLSTATE and constraint of the database error in `error` or its causes.
 * Undefined when no database error is among them, so that a refused connection to another service is never taken for ours.
 */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  for (let depth = 0; error instanceof Error && depth < 10; depth++, error = error.cause) {
    if (error instanceof DatabaseAway) return { sqlState: error.sqlState, constraint: undefined, away: true }
    // Both engines carry the server's own fields; `severity` tells a server's error from a Node one such as EPIPE.
    if ('severity' in error && 'code' in error && typeof error.code === 'string') {
      const sqlState = error.code
      return { sqlState, constraint: constraintOf(error), away: sqlState.startsWith('08') || awayStates.has(sqlState) }
    }
  }
  return undefined
}

function constraintOf(error: Error): string | undefined {
  if ('constraint_name' in error && typeof error.constraint_name === 'string') return error.constraint_name
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return undefined
}
