import { sql } from '@questboard/db/drizzle'
import type { AnyPgColumn } from '@questboard/db/pg-core'
import { users } from '@questboard/db/schema'
import type { Day } from '../../kernel/clock.ts'
import type { Turn } from './show.ts'

interface Tasks {
  id: AnyPgColumn | { getSQL(): ReturnType<typeof sql> }
  groupId: AnyPgColumn | { getSQL(): ReturnType<typeof sql> }
  assignment: AnyPgColumn | { getSQL(): ReturnType<typeof sql> }
}

/**
 * The current occurrence of a task of turns with its open swap, and the day on which an assignee's state is shown: for
 * turns that of the group. For the other tasks PostgreSQL reads nothing more.
 */
export const turnColumns = ({ id, groupId, assignment }: Tasks) => ({
  occurrence: sql<Turn | null>`case when ${assignment} <> 'each' then (
    select jsonb_build_object('day', occurrence.day, 'holder', occurrence.holder, 'next', occurrence.next,
      'takenBy', coalesce(occurrence.paid_to, occurrence.taken_by), 'paid', occurrence.paid_to is not null,
      'changedAt', extract(epoch from occurrence.updated_at) * 1000,
      'swap', (select jsonb_build_object('id', swap.id, 'taskId', swap.task_id, 'day', swap.day, 'from', swap.from_id,
        'to', swap.to_id, 'status', swap.status) from turn_swaps swap
        where swap.task_id = ${id} and swap.group_id = ${groupId} and swap.status = 'open'))
    from group_task_occurrences occurrence
    where occurrence.task_id = ${id} and occurrence.group_id = ${groupId} and not occurrence.ended) end`,
  today: sql<Day>`case when ${assignment} = 'each' then ${users.lastDayStart} else (
    select coalesce(turns.turns_day, ${users.lastDayStart}) from groups turns where turns.id = ${groupId}) end::text`,
})
