import { TRPCClientError } from '@trpc/client'

/** Where a refusal names a member: whose turn it is, or who was faster. */
const paths = new Set(['holder', 'takenBy'])

/** The name of the member for whom something was refused. */
export function refusedName(error: unknown): string | undefined {
  const details: unknown = error instanceof TRPCClientError && error.data?.error?.details
  if (!Array.isArray(details)) return undefined
  return details.find(({ path }: { path?: string }) => path !== undefined && paths.has(path))?.message
}
