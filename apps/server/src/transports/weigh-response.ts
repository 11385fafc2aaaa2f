import type { RequestContext } from '@questboard/api'

/** Records the size of a response for its account, if there is one. */
export async function weighResponse({ services, memo }: RequestContext, bytes: number): Promise<void> {
  const account = await memo.account?.catch(() => undefined)
  if (account) services.queues.heavy.recordSize(account.id, bytes)
}
