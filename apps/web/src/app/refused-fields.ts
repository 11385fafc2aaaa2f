import { TRPCClientError } from '@trpc/client'

/** The fields that the server refused, as it names them: the outermost first, joined by dots. */
export function refusedFields(error: unknown): string[] {
  const details: unknown = error instanceof TRPCClientError && error.data?.error?.details
  return Array.isArray(details) ? details.flatMap(({ path }: { path?: string }) => path ?? []) : []
}
