import { users } from '@questboard/db/schema'
import { inArray } from 'drizzle-orm'
import { readOwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { boughtItems } from '../store/own-items.ts'
import { findAvatar, isFree, showAvatar } from '../store/show-avatar.ts'
import { findGroupTask } from './group-task.ts'
import type { Approval, OfGroupTask } from './schema.ts'
import { showAssignee } from './show-task.ts'

/**
 * The members whose completion of a task awaits approval.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, taskNotFound
 */
export async function listApprovals(ctx: UserContext, { groupId, taskId }: OfGroupTask): Promise<Approval[]> {
  const { db, userId, language } = ctx
  await readOwnGroup(ctx, groupId, 'leader')
  const { assignees } = await findGroupTask(db, groupId, taskId)
  const waiting = assignees.filter(({ approveRequested }) => approveRequested)
  if (waiting.length === 0) return []
  const [people, bought] = await Promise.all([
    db
      .select({ id: users.id, name: users.name, avatarId: users.avatarId })
      .from(users)
      .where(
        inArray(
          users.id,
          waiting.map((state) => state.userId),
        ),
      ),
    boughtItems(db, userId),
  ])
  return waiting.flatMap((state) => {
    const person = people.find(({ id }) => id === state.userId)
    const avatar = person?.avatarId ? findAvatar(person.avatarId) : undefined
    const shown = avatar ? showAvatar(avatar, isFree(avatar) || bought.has(avatar.id), language) : null
    return person ? { ...showAssignee(state), name: person.name, avatar: shown } : []
  })
}
