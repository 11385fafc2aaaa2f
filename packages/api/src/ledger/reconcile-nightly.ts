import type { Services } from '../kernel/context.ts'
import { claimDailyJob } from '../kernel/daily-jobs.ts'
import { type Mismatch, reconcile } from './reconcile.ts'

/**
 * Holds the balances against the ledger once a night, over all servers, and says in the log which of them it does not
 * bear out.
 * @returns them; undefined when it was not this server's turn
 */
export async function reconcileNightly(services: Services): Promise<Mismatch[] | undefined> {
  if (!(await claimDailyJob(services, 'reconcile'))) return undefined
  const wrong = await reconcile(services)
  for (const mismatch of wrong) services.log.error({ ...mismatch }, 'a balance is not the sum of its movements')
  return wrong
}
