import { statement } from '@questboard/db'
import { and, eq, sql } from '@questboard/db/drizzle'
import { tasks } from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { shownColumns, showOn } from './own-task.ts'
import type { Task } from './schema.ts'

const read = statement<{ userId: string; ids: readonly string[] }>()((queries, param) =>
  queries
    .select(shownColumns(param('userId')))
    .from(tasks)
    .where(and(eq(tasks.userId, param('userId')), sql`${tasks.id} = any(${param('ids')}::uuid[])`)),
)

/** Tasks of their owner, current and archived ones, in no order. */
export async function readTasksByIds(
  tx: Transaction,
  { userId, today }: { userId: string; today: Day },
  ids: readonly string[],
): Promise<Task[]> {
  if (ids.length === 0) return []
  const rows = await read(tx, { userId, ids })
  return rows.map(showOn(today))
}
