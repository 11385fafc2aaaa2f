import { listGroups } from '../groups/list.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { idsOf, userIdsOf } from '../kernel/ids-of.ts'
import type { Notification } from '../notifications/schema.ts'
import { isGuardian } from '../players/guardian-rights.ts'
import { countExport, exportPlayer } from '../privacy/export.ts'
import type { Exported } from '../privacy/schema.ts'
import type { OfChild } from './schema.ts'

/**
 * All data of a child of the caller. Of groups that the caller is not in, other members are left out, and their names and
 * pictures wherever else they occur. The time zone of such a group, which can say where its creator is, is the child's.
 * @throws DomainError childNotFound, tooManyRequests, payloadTooLarge
 *
 * Rules: Children.
 */
export async function exportChild(ctx: UserContext, { userId: childId }: OfChild): Promise<Exported> {
  const { db, userId } = ctx
  if (!(await isGuardian(db, { guardianId: userId, childId }))) throw new DomainError('childNotFound')
  await countExport(ctx)
  const [exported, own] = await Promise.all([exportPlayer({ ...ctx, userId: childId }), listGroups(ctx)])
  const shared = new Set(idsOf(own))
  const groups = exported.groups.map((group) =>
    shared.has(group.id) ? group : { ...group, members: [group.currentMember], timeZone: exported.account.timeZone },
  )
  const known = new Set([childId, userId, ...own.flatMap(({ members }) => userIdsOf(members))])
  return {
    ...exported,
    groups,
    notifications: exported.notifications.map((notification) => withoutStrangers(notification, known)),
    ledger: exported.ledger.map((row) =>
      row.by && !known.has(row.by.userId) ? { ...row, by: nameless(row.by) } : row,
    ),
  }
}

const nameless = <Person extends { name: string }>(person: Person): Person => ({ ...person, name: '' })

function withoutStrangers(notification: Notification, known: ReadonlySet<string>): Notification {
  const { sender, member } = notification.data
  const data = {
    ...notification.data,
    ...(sender && !known.has(sender.id) && { sender: { ...nameless(sender), imageUrl: null } }),
    ...(member && !known.has(member.id) && { member: nameless(member) }),
  }
  return { ...notification, data }
}
