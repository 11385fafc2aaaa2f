import {
  claimDailyJob,
  reconcileNightly,
  type Services,
  sweepDaysOff,
  sweepEndedTurns,
  sweepNotifications,
  sweepOccurrences,
} from '@questboard/api'
import type { Metrics } from './metrics.ts'
import { runEach } from './run-each.ts'

interface Options {
  services: Services
  metrics: Metrics | undefined
}

/**
 * What one of all servers does once a night: it checks the ledger, and deletes old rows that only a look at whole tables
 * finds. They are separate jobs, so that old rows are deleted even if the check fails.
 */
export const runNightly = (options: Options): Promise<void> => runEach([checkLedger, sweepAll], options)

async function checkLedger({ services, metrics }: Options): Promise<void> {
  const mismatches = await reconcileNightly(services)
  if (mismatches) metrics?.ledger(mismatches.length)
}

async function sweepAll({ services }: Options): Promise<void> {
  if (!(await claimDailyJob(services, 'sweep'))) return
  await runEach([sweepOccurrences, sweepEndedTurns, sweepDaysOff, sweepNotifications], services)
}
