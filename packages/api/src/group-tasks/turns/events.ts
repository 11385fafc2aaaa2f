import type { GroupWithMembers } from '../../groups/change-group.ts'
import type { Services } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import type { GroupEventType } from '../../notifications/schema.ts'
import { writeDeliveries } from '../../notifications/write-deliveries.ts'
import type { GroupTaskRow } from '../read-tasks.ts'
import type { TurnRow } from './turn-rows.ts'

/** What has happened to an occurrence. */
export interface TurnEvent {
  type: Extract<GroupEventType, 'group.taskClaimed' | 'group.turnChanged'>
  group: Pick<GroupWithMembers, 'id' | 'name'>
  task: Pick<GroupTaskRow, 'id' | 'title'>
  turn: Pick<TurnRow, 'day' | 'holder' | 'takenBy'>
  /** The user who caused it. Left out: the day that has begun, or the absence of a member. */
  senderId?: string
}

/**
 * Sends an event of a task of turns to the webhooks of the group, in the transaction of the cause: `group.taskClaimed`
 * when the first member takes the task, `group.turnChanged` when the turn goes to another member or to no one.
 *
 * Rules: Turns.
 */
export function sendTurnEvent(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  { type, group, task, turn, senderId }: TurnEvent,
): Promise<void> {
  const { day, holder, takenBy } = turn
  return writeDeliveries(tx, clock, {
    type,
    senderId,
    groupId: group.id,
    notified: [],
    data: {
      task: { title: task.title },
      group: { name: group.name },
      turn: { taskId: task.id, day, holder, takenBy },
    },
  })
}
