import { and, count, eq, sql } from '@questboard/db/drizzle'
import { deeds } from '@questboard/db/schema'
import { changeGroup } from '../groups/change-group.ts'
import { leadersExcept } from '../groups/rules.ts'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimId, refuseUsedIds } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import { recordGroupChange } from '../kernel/events/changes.ts'
import { once } from '../kernel/retries/once.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { deedSource, findDeed, showDeed } from './read-deeds.ts'
import { assertRoomForDeed, type DeedCounts } from './rules.ts'
import type { CreateDeed, Deed } from './schema.ts'

/**
 * Reports something extra that the caller did. The other leaders are notified, and one of them answers.
 * @throws DomainError groupNotFound, notPartOfTheGroup, idAlreadyUsed, deedsSwitchedOff, tooManyDeeds
 *
 * Rules: Something extra.
 */
export function createDeed(ctx: UserContext, input: CreateDeed): Promise<Deed> {
  const { services, userId, today } = ctx
  const { clock } = services
  const { groupId, ...body } = input
  const { title, notes, ruby } = body
  return changeGroup(ctx, groupId, 'member', (tx, group) =>
    once(ctx, tx, input, async () => {
      const { id, repeated } = await claimId(tx, clock, { userId, scope: `deed:${groupId}`, body })
      if (!repeated) {
        if (!group.deeds) throw new DomainError('deedsSwitchedOff')
        assertRoomForDeed(await countDeeds(tx, { groupId, userId, today }))
        const row = { id, groupId, userId, title, notes, ruby, day: today, createdAt: clock.now() }
        await refuseUsedIds(tx.insert(deeds).values({ ...row, status: 'open' }), 'deeds_pkey')
        recordGroupChange(tx, { groupId, userId, type: 'group.deedRequested', itemId: id })
        const recipients = leadersExcept(group, userId)
        await notify(tx, clock, recipients, {
          type: 'askDeedApprove',
          senderId: userId,
          group,
          source: deedSource(id),
          data: { deed: { title }, ruby },
        })
      }
      return showDeed(await findDeed(tx, { groupId, deedId: id }))
    }),
  )
}

/** The group is locked, so nothing is added meanwhile. */
async function countDeeds(
  tx: Transaction,
  { groupId, userId, today }: { groupId: string; userId: string; today: Day },
): Promise<DeedCounts> {
  const isOwn = eq(deeds.userId, userId)
  const open = eq(deeds.status, 'open')
  const [counts] = await tx
    .select({
      open: count(sql`case when ${open} then 1 end`),
      ofMember: count(sql`case when ${isOwn} and ${open} then 1 end`),
      today: count(sql`case when ${isOwn} and ${deeds.day} = ${today} then 1 end`),
    })
    .from(deeds)
    .where(and(eq(deeds.groupId, groupId), sql`(${open} or (${isOwn} and ${deeds.day} = ${today}))`))
  if (!counts) throw new Error('a count returned nothing')
  return counts
}
