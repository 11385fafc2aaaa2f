import { TRPCClientError } from '@trpc/client'

/** The names of the fields that the server rejected, with dots between levels. */
export function refusedFields(error: unknown): string[] {
  const details: unknown = error instanceof TRPCClientError && error.data?.error?.details
  return Array.isArray(details) ? details.flatMap(({ path }: { path?: string }) => path ?? []) : []
}
