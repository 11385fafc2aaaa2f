import { randomUUIDv7 } from 'node:crypto'
import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { findGroupTask } from './group-task.ts'
import { insertGroupTask } from './insert.ts'
import { assertNotOwn } from './rules.ts'
import type { GroupTask, OfGroupTask } from './schema.ts'
import { showGroupTask } from './show-task.ts'

/**
 * Makes a new task, open for everybody, from one that is current or archived. Its assignees are told as of a new one.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, taskNotFound, notAuthorized, tooManyItems
 *
 * Specification: Groups.
 */
export function copyGroupTask(ctx: UserContext, { groupId, taskId }: OfGroupTask): Promise<GroupTask> {
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    const { task, assignees } = await findGroupTask(tx, groupId, taskId)
    assertNotOwn(assignees, me)
    const { title, notes, ruby, type, tags, requireApprove, requireResult } = task
    const copied = { id: randomUUIDv7(), groupId, title, notes, ruby, type, tags, requireApprove, requireResult }
    const members = assignees.flatMap(({ userId }) => group.members.find((member) => member.userId === userId) ?? [])
    return showGroupTask(await insertGroupTask(tx, ctx, group, copied, members))
  })
}
