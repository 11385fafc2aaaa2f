import type { Services } from '../kernel/context.ts'
import { claimDailyJob } from '../kernel/daily-jobs.ts'
import { type Mismatch, reconcile } from './reconcile.ts'

/**
 * Compares the balances with the ledger once a night, on one of all servers, and logs differences.
 * @returns the differences; undefined when another server did it
 */
export async function reconcileNightly(services: Services): Promise<Mismatch[] | undefined> {
  if (!(await claimDailyJob(services, 'reconcile'))) return undefined
  const wrong = await services.onReplica((database) => reconcile({ database }))
  for (const mismatch of wrong) services.log.error({ ...mismatch }, 'a balance is not the sum of its movements')
  return wrong
}
