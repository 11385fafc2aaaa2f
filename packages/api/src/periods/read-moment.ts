import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { isHolidayAt, readHolidays } from './holidays.ts'
import { clampMoment } from './rules.ts'

/** When something without periods was done: `at`, as returned by `readAt`, or now. */
interface CompletedAt {
  at: Date | undefined
  createdAt: Date
}

/** The moment at which something counts as done by a locked player, and whether holiday mode was on then. */
export async function readMoment(
  tx: Transaction,
  { services }: Pick<UserContext, 'services'>,
  player: { id: string; holidayMode: boolean },
  { at, createdAt }: CompletedAt,
): Promise<{ at: Date; holidayMode: boolean }> {
  const now = services.clock.now()
  if (at === undefined) return { at: now, holidayMode: player.holidayMode }
  const moment = clampMoment(at, { now, createdAt })
  return { at: moment, holidayMode: isHolidayAt(await readHolidays(tx, player.id), moment) }
}
