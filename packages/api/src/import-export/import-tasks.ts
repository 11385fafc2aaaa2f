import { and, asc, eq, inArray } from '@questboard/db/drizzle'
import { tasks } from '@questboard/db/schema'
import { type Day, laterDay, type PlayerDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { takeIds } from '../kernel/created-items.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { withNewTags } from '../tags/with-new-tags.ts'
import { withUsableTags } from '../tags/with-usable-tags.ts'
import { storedChecklist } from '../tasks/checklist.ts'
import { insertTasks } from '../tasks/insert.ts'
import { showTask, type TaskRow } from '../tasks/own-task.ts'
import { newReminders } from '../tasks/reminding.ts'
import { scheduleOf } from '../tasks/scheduling.ts'
import { idsMadeWith } from './made-with.ts'
import type { ImportedTasks, ImportTasks } from './schema.ts'

/**
 * Creates many tasks, all or none, in the order of the list. With client-chosen ids the call can be repeated and
 * returns the same tasks.
 * @throws DomainError idAlreadyUsed, tooManyItems, invalidData: a schedule does not fit its type, or is out of bounds
 *
 * Specification: Bounds.
 */
export function importTasks(ctx: UserContext, input: ImportTasks): Promise<ImportedTasks> {
  const { services, userId } = ctx
  const { clock } = services
  const { id: _, ...body } = input
  return onceInTransaction(ctx, input, async (tx) => {
    const player = await lockPlayer(tx, userId)
    const { items, repeated } = await takeIds(tx, clock, { userId, scope: 'import', body }, body.tasks)
    const today = laterDay(ctx.today, player.lastDayStart)
    const about = { userId, createdAt: clock.now(), today }
    const made = repeated
      ? await findMadeWith(tx, userId, repeated)
      : await insertTasks(
          tx,
          about,
          (await withUsableTags(tx, { userId }, body.createTags ? await withNewTags(tx, ctx, items) : items)).map(
            scheduled(today, { player, now: clock.now() }),
          ),
        )
    const importId = made[0]?.id ?? ''
    return made.map((task) => ({ ...showTask(task, today), importId }))
  })
}

const scheduled =
  (today: Day, reminding: { player: PlayerDay; now: Date }) =>
  <Item extends ImportTasks['tasks'][number]>({ schedule, reminders, newTags: _, ...item }: Item) => {
    const dates = scheduleOf({ type: item.type, schedule }, today)
    return {
      ...item,
      ...storedChecklist(item.checklist, null),
      ...dates,
      ...newReminders(reminders, { type: item.type, dates }, reminding),
    }
  }

async function findMadeWith(tx: Transaction, userId: string, id: string): Promise<TaskRow[]> {
  const ids = await idsMadeWith(tx, userId, id)
  return tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.userId, userId), inArray(tasks.id, ids)))
    .orderBy(asc(tasks.sequence))
}
