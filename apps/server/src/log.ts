/** What the log tells of a fault. Values that a query was given stay out of it: they may be secret. */
export interface LoggedFault {
  [field: string]: unknown
  type: string
  message: string
  code?: string
  constraint?: string
  query?: string
  stack: string
  cause?: LoggedFault
}

const textOf = (error: Error, name: string): string | undefined => {
  const value = (error as unknown as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : undefined
}

const frames = ({ stack = '' }: Error): string => stack.slice(stack.indexOf('\n    at ') + 1)

/** Describes a fault and its causes for the log, by named fields alone. */
export function describeFault(error: unknown): LoggedFault {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something was thrown that is no error', stack: '' }
  const { name: type, cause } = error
  // drizzle puts the parameters of a query into the message, and so into the first line of the trace.
  const failedQuery = textOf(error, 'query') !== undefined && 'params' in error
  return {
    type,
    message: failedQuery ? 'a query failed' : error.message,
    code: textOf(error, 'code'),
    constraint: textOf(error, 'constraint_name') ?? textOf(error, 'constraint'),
    query: failedQuery ? textOf(error, 'query') : undefined,
    stack: frames(error),
    ...(cause !== undefined && { cause: describeFault(cause) }),
  }
}
