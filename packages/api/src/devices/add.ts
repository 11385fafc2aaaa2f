import { endSession } from '../auth/sessions.ts'
import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimNewId } from '../kernel/created-items.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import { once } from '../kernel/retries/once.ts'
import { insertDevice } from './insert.ts'
import type { AddDevice, AddedDevice } from './schema.ts'

/**
 * Makes the caller's browser a shared device of a group. The calling session ends: a leader's session never stays in a
 * browser that children use. Only this response contains the token.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, tooManyItems, idAlreadyUsed,
 * requestInProgress
 *
 * Rules: Tablets.
 */
export function addDevice(ctx: UserContext, input: AddDevice): Promise<AddedDevice> {
  const { services, userId, tokenHash } = ctx
  return changeGroup(ctx, input.groupId, 'leader', (tx, group) =>
    once(ctx, tx, input, async () => {
      await lockCaller(tx, ctx)
      const id = await claimNewId(tx, ctx, input.id)
      const device = { id, name: input.name, createdBy: userId, except: userId }
      const added = await insertDevice(tx, services.clock, group, device)
      await endSession(tx, userId, tokenHash)
      return added
    }),
  )
}
