import { and, eq } from '@questboard/db/drizzle'
import { ledger, ledgerNotes } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { changeGroup, type Membership } from './change-group.ts'
import { reversibleFor } from './limits.ts'
import { lockPlayers } from './lock-players.ts'
import { moveRubies } from './move-rubies.ts'
import { findMember } from './rules.ts'
import type { ReverseRubies, RubiesMoved } from './schema.ts'

/**
 * Takes back what was given or taken by hand, with a row of its own: by the leader who did it, or the creator, within 24
 * hours, once. Rubies that were given are taken back only if they are still there.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound, rowNotReversible,
 * notEnoughRubyToTake
 *
 * Specification: The leader's word.
 */
export function reverseRubies(ctx: UserContext, { groupId, memberId, rowId }: ReverseRubies): Promise<RubiesMoved> {
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    const member = findMember(group, { memberId })
    await lockPlayers(tx, [member.userId])
    const given = await findGiven(tx, member, Number(rowId))
    const isEntitled = given && (given.by === me.userId || me.role === 'creator') && member.id !== me.id
    const since = ctx.services.clock.now().getTime() - reversibleFor
    if (!isEntitled || given.createdAt.getTime() < since || (await isReversed(tx, rowId))) {
      throw new DomainError('rowNotReversible')
    }
    const back = { amount: 0 - given.amount, reason: 'rubiesReversed', reference: rowId } as const
    return moveRubies(tx, ctx, group, member, { ...back, note: given.note ?? undefined })
  })
}

/** A row that a leader gave or took by hand. */
async function findGiven(tx: Transaction, { id }: Membership, rowId: number) {
  const [found] = await tx
    .select({
      ...{ amount: ledger.amount, reason: ledger.reason, by: ledger.byUserId, createdAt: ledger.createdAt },
      note: ledgerNotes.note,
    })
    .from(ledger)
    .leftJoin(ledgerNotes, eq(ledgerNotes.ledgerId, ledger.id))
    .where(and(eq(ledger.id, rowId), eq(ledger.membershipId, id)))
  return found && (found.reason === 'rubiesGiven' || found.reason === 'rubiesTaken') ? found : undefined
}

async function isReversed(tx: Transaction, rowId: string): Promise<boolean> {
  const reversal = and(eq(ledger.reference, rowId), eq(ledger.reason, 'rubiesReversed'), eq(ledger.currency, 'ruby'))
  const found = await tx.select({ id: ledger.id }).from(ledger).where(reversal)
  return found.length > 0
}
