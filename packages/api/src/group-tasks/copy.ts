import { randomUUIDv7 } from 'node:crypto'
import { changeItem } from '../group-items/change-item.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimNewId } from '../kernel/created-items.ts'
import { pick } from '../kernel/pick.ts'
import { copiedChecklist } from '../tasks/checklist.ts'
import { scheduleOfCopy } from '../tasks/scheduling.ts'
import { insertGroupTask } from './insert.ts'
import { taskKind } from './kind.ts'
import type { CopyGroupTask, GroupTask } from './schema.ts'
import { showGroupTask } from './show-task.ts'

/**
 * Creates a new task, open for all its assignees, from a current or archived one. They are notified. Of a task of turns
 * with one assignee left, the copy is a draft.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, taskNotFound, notAuthorized,
 * tooManyItems, idAlreadyUsed, requestInProgress
 *
 * Rules: Groups.
 */
export function copyGroupTask(ctx: UserContext, input: CopyGroupTask): Promise<GroupTask> {
  return changeItem(ctx, taskKind, input, async (tx, { task, assignees }, group) => {
    const copied = {
      ...pick(task, ['title', 'notes', 'ruby', 'type', 'tags', 'requireApprove', 'requireResult']),
      ...pick(task, ['forMyself', 'assignment']),
      id: await claimNewId(tx, ctx, input.id),
      groupId: group.id,
      schedule: scheduleOfCopy(task.schedule, ctx.today),
      checklist: copiedChecklist({ checklist: task.checklist, checked: null }).checklist,
      reminders: task.reminders?.map((reminder) => ({ ...reminder, id: randomUUIDv7() })) ?? null,
    }
    const members = assignees.flatMap(({ userId }) => group.members.find((member) => member.userId === userId) ?? [])
    // One member left cannot take turns, so the copy is for no one yet.
    const isShareable = task.assignment !== 'rotation' || members.length > 1
    return showGroupTask(await insertGroupTask(tx, ctx, group, { task: copied, members: isShareable ? members : [] }))
  })
}
