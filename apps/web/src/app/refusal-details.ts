import { TRPCClientError } from '@trpc/client'

interface Refused {
  path?: string
  message?: string
}

/** The names of the fields that the server rejected, with dots between levels. */
export function refusedFields(error: unknown): string[] {
  return detailsOf(error).flatMap(({ path }) => path ?? [])
}

/** Why the server rejected a field. */
export const refusedMessage = (error: unknown, field: string): string | undefined =>
  detailsOf(error).find(({ path }) => path === field)?.message

/** Where a refusal names a member: whose turn it is, or who was faster. */
const memberPaths = new Set(['holder', 'takenBy'])

/** The name of the member for whom something was refused. */
export const refusedName = (error: unknown): string | undefined =>
  detailsOf(error).find(({ path }) => path !== undefined && memberPaths.has(path))?.message

function detailsOf(error: unknown): Refused[] {
  const details: unknown = error instanceof TRPCClientError && error.data?.error?.details
  return Array.isArray(details) ? details : []
}
