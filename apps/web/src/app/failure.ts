import { TRPCClientError } from '@trpc/client'

/** Why a call failed: a code of the catalogue, or one of the two things that only the browser can know. */
export type FailureCode = string | 'timedOut' | 'unreachable'

export type Failure = {
  code: FailureCode
  status: number | null
  /** The fields that the server refused, outermost first, as it names them. */
  fields: string[]
}

/** Reads what happened from whatever was thrown; what is not understood is somethingWentWrong. */
export function readFailure(error: unknown): Failure {
  const body = bodyOf(error)
  if (body) return body
  if (namesOf(error).includes('TimeoutError')) return { code: 'timedOut', status: null, fields: [] }
  if (error instanceof TRPCClientError && !error.data) return { code: 'unreachable', status: null, fields: [] }
  return { code: 'somethingWentWrong', status: null, fields: [] }
}

const endsSession = new Set<FailureCode>(['authenticationFailed', 'expiredToken', 'yourAccountIsLocked'])

/** The failures after which the person is signed out. Specification: The error catalogue. */
export function isSessionOver(failure: Failure): boolean {
  return endsSession.has(failure.code)
}

/** Whether the server was not reached, or its answer was lost. */
export function isUnheard({ code }: Failure): boolean {
  return code === 'unreachable' || code === 'timedOut'
}

/** Whether asking once more may help: not for what the server has judged. */
export function isPassing(failure: Failure): boolean {
  return failure.status === null ? failure.code !== 'somethingWentWrong' : failure.status >= 500
}

function bodyOf(error: unknown): Failure | null {
  if (!(error instanceof TRPCClientError)) return null
  const body: unknown = error.data?.error
  if (!isRecord(body) || typeof body.message !== 'string' || typeof body.status !== 'number') return null
  const details = Array.isArray(body.details) ? body.details : []
  return { code: body.message, status: body.status, fields: details.flatMap(fieldOf) }
}

function fieldOf(detail: unknown): string[] {
  if (!isRecord(detail)) return []
  const { path } = detail
  if (Array.isArray(path)) return [path.join('.')]
  return typeof path === 'string' ? [path] : []
}

function namesOf(error: unknown): string[] {
  const names: string[] = []
  for (let at = error; at instanceof Error && names.length < 5; at = at.cause) names.push(at.name)
  return names
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
