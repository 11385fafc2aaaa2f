/** The logged fields of an error. Query parameters are left out, as they may be secret. */
export interface LoggedError {
  [field: string]: unknown
  type: string
  message: string
  code?: string
  constraint?: string
  query?: string
  stack: string
  cause?: LoggedError
}

const textOf = (error: Error, name: string): string | undefined => {
  const value = (error as unknown as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : undefined
}

const frames = ({ stack = '' }: Error): string => stack.slice(stack.indexOf('\n    at ') + 1)

/** Describes an error and its causes for the log, by known fields only. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a thrown value that is not an Error', stack: '' }
  const { name: type, cause } = error
  // drizzle puts the parameters of a query into the message, and so into the first line of the stack trace.
  const failedQuery = textOf(error, 'query') !== undefined && 'params' in error
  return {
    type,
    message: failedQuery ? 'a query failed' : error.message,
    code: textOf(error, 'code'),
    constraint: textOf(error, 'constraint_name') ?? textOf(error, 'constraint'),
    query: failedQuery ? textOf(error, 'query') : undefined,
    stack: frames(error),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}
