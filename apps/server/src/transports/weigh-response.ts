import type { RequestContext } from '@questboard/api'

/** Notes whose a response was and what it weighs; of a request without an account nothing is noted. */
export async function weighResponse({ services, memo }: RequestContext, bytes: number): Promise<void> {
  const account = await memo.account?.catch(() => undefined)
  if (account) services.queues.heavy.weigh(account.id, bytes)
}
