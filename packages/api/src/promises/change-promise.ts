import { changeGroup, type OwnGroup } from '../groups/change-group.ts'
import { isLeader } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { findPromise, type PromiseRow } from './read-promises.ts'
import type { OfPromise } from './schema.ts'

/** What a change of a promise works with. */
export interface ChangedPromise extends OwnGroup {
  promise: PromiseRow
}

/**
 * Changes a promise that is owed, with its group locked. Members who are not leaders change only their own.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, promiseNotFound (also of another member,
 * or of one who waits for deletion), promiseAlreadyAnswered
 */
export function changePromise<Answer>(
  ctx: UserContext,
  { groupId, promiseId }: OfPromise,
  needed: 'member' | 'leader',
  work: (tx: Transaction, changed: ChangedPromise) => Promise<Answer>,
): Promise<Answer> {
  return changeGroup(ctx, groupId, needed, async (tx, group, me) => {
    const promise = await findPromise(tx, { groupId, promiseId })
    const isShown = group.members.some(({ userId }) => userId === promise.userId)
    if (!isShown || (!isLeader(me) && promise.userId !== me.userId)) throw new DomainError('promiseNotFound')
    if (promise.status !== 'owed') throw new DomainError('promiseAlreadyAnswered')
    return work(tx, { group, me, promise })
  })
}
