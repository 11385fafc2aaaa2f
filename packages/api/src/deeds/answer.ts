import { allEqual } from '@questboard/db/drizzle'
import { deeds } from '@questboard/db/schema'
import { awardMember } from '../groups/award-member.ts'
import { changeGroup } from '../groups/change-group.ts'
import { countAt } from '../groups/week-counts.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { recordGroupChange } from '../kernel/events/changes.ts'
import { notify, withdrawNotifications } from '../notifications/notify.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { deedSource, findDeed, showDeed } from './read-deeds.ts'
import { deedExp, deedSteps } from './rules.ts'
import type { AnswerDeed, Deed } from './schema.ts'

/**
 * Approves or refuses an open deed of another member, who is notified. Approving pays rubies, experience and a step,
 * once.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, deedNotFound, cannotApproveOwn,
 * deedAlreadyAnswered
 *
 * Rules: Something extra.
 */
export function answerDeed(ctx: UserContext, input: AnswerDeed): Promise<Deed> {
  const { services, userId } = ctx
  const { clock } = services
  const { groupId, deedId, approved } = input
  const note = input.note || null
  return changeGroup(ctx, groupId, 'leader', async (tx, group) => {
    const deed = await findDeed(tx, input)
    if (deed.userId === userId) throw new DomainError('cannotApproveOwn')
    const membership = group.members.find((member) => member.userId === deed.userId)
    // Its member has left or waits for deletion.
    if (!membership) throw new DomainError('deedNotFound')
    const granted = approved ? (input.ruby ?? deed.ruby) : null
    const [answered] = await tx
      .update(deeds)
      .set({ status: approved ? 'approved' : 'refused', granted, note, closedAt: clock.now() })
      .where(allEqual(deeds, { id: deedId, groupId: group.id, status: 'open' }))
      .returning()
    if (!answered) throw new DomainError('deedAlreadyAnswered')
    const type = approved ? 'group.deedApproved' : 'group.deedRefused'
    recordGroupChange(tx, { groupId: group.id, userId: deed.userId, type, itemId: deedId })
    await withdrawNotifications(tx, deedSource(deedId))
    if (granted !== null) {
      const player = await lockPlayer(tx, deed.userId)
      await countAt(tx, { group, userId: deed.userId }, deed.createdAt, { done: 1 })
      const source = { reason: 'deedApproved', reference: deedId, item: deed.title } as const
      await awardMember(
        tx,
        ctx,
        { player, membership },
        {
          rubies: [{ amount: granted, ...source, by: userId, note: note ?? undefined }],
          entries: [{ currency: 'exp', amount: deedExp, ...source }],
          steps: deedSteps,
        },
      )
    }
    await notify(tx, clock, [deed.userId], {
      type: 'deedApprove',
      senderId: userId,
      group,
      data: {
        deed: { title: deed.title, approved },
        ...(granted !== null && { ruby: granted }),
        ...(note && { note }),
      },
    })
    return showDeed(answered)
  })
}
