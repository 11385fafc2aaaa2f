import { readTasksOfDay } from '../group-tasks/read-tasks-of-day.ts'
import { type Day, type DayStartMinutes, type TimeZone, todayOfPlayer } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { readTasks } from '../tasks/list.ts'

/** Someone who gets a digest or a nudge. */
export interface DigestReader {
  userId: string
  zone: TimeZone
  dayStartsAt: DayStartMinutes
  lastDayStart: Day
  holidayMode: boolean
}

/** The reader's today, and the open tasks of it: own ones, and those of groups that are the reader's turn. */
export async function readOpenTasks(
  tx: Transaction,
  services: Services,
  { userId, zone, dayStartsAt, lastDayStart }: DigestReader,
) {
  const today = todayOfPlayer(services.clock.now(), { timeZone: zone, dayStartsAt, lastDayStart })
  const own = await readTasks({ db: tx, userId, today }, { archived: false, page: 1, limit: 1 })
  const ofGroups = await readTasksOfDay(tx, { services, userId, zone, dayStartsAt, today })
  const mine = [...ofGroups.values()].flat().filter((task) => task.mine && !task.approveRequested)
  return { today, tasks: [...own, ...mine].filter(({ completed }) => !completed) }
}
