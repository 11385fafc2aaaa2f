import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimId } from '../kernel/created-items.ts'
import { once } from '../kernel/retries/once.ts'
import { storedReminders } from '../schedules/reminders.ts'
import { usableTags } from '../tags/with-usable-tags.ts'
import { storedChecklist } from '../tasks/checklist.ts'
import { newSchedule } from '../tasks/scheduling.ts'
import { assignedTo } from './assigned-to.ts'
import { findGroupTask } from './group-task.ts'
import { insertGroupTask } from './insert.ts'
import type { CreateGroupTask, GroupTask } from './schema.ts'
import { showGroupTask } from './show-task.ts'
import { assertShareable } from './turns/begin.ts'

/**
 * Creates a task for members of a group, who are notified; for the leader alone; or for no one yet. The same request
 * with a client-chosen id can be repeated and returns the same task.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, idAlreadyUsed, cannotAssignToYourself,
 * memberNotFound, tooManyItems, invalidData: the schedule does not fit the type, or is out of bounds; a leader's
 * own task is assigned to others
 *
 * Rules: Groups.
 */
export function createGroupTask(ctx: UserContext, input: CreateGroupTask): Promise<GroupTask> {
  const { services, userId } = ctx
  const { groupId, schedule, ...fields } = input
  // Without a schedule the body is the one that clients sent before there were schedules.
  const body = schedule ? { ...fields, schedule } : fields
  const call = { ...body, groupId }
  return changeGroup(ctx, groupId, 'leader', (tx, group, me) =>
    once(ctx, tx, call, async () => {
      const { id, repeated } = await claimId(tx, services.clock, { userId, scope: `group-task:${groupId}`, body })
      if (repeated) return showGroupTask(await findGroupTask(tx, groupId, id))
      const { assignedUsers, draft: _, forMyself, assignment = 'each', checklist, reminders, ...written } = fields
      const tags = await usableTags(tx, { groupId }, written.tags)
      const { members, terms } = assignedTo(group, me, { assignedUsers, forMyself, assignment })
      assertShareable({ ...terms, type: fields.type, assignment }, members.length)
      const dates = { type: fields.type, schedule: newSchedule({ type: fields.type, schedule }, ctx.today) }
      const task = {
        ...written,
        ...terms,
        ...dates,
        tags,
        id,
        groupId,
        assignment,
        checklist: storedChecklist(checklist, null).checklist,
        reminders: storedReminders(reminders, dates),
      }
      return showGroupTask(await insertGroupTask(tx, ctx, group, { task, members }))
    }),
  )
}
