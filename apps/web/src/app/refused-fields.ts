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

function detailsOf(error: unknown): Refused[] {
  const details: unknown = error instanceof TRPCClientError && error.data?.error?.details
  return Array.isArray(details) ? details : []
}
