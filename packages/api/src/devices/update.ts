import { devices } from '@questboard/db/schema'
import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { isDevice } from './is-device.ts'
import { showDevice } from './list.ts'
import type { ShownDevice, UpdateDevice } from './schema.ts'

/**
 * Changes the given fields of a shared device.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, deviceNotFound
 */
export function updateDevice(
  ctx: UserContext,
  { name, lockAfter, wallTitles, ...ids }: UpdateDevice,
): Promise<ShownDevice> {
  return changeGroup(ctx, ids.groupId, 'leader', async (tx) => {
    const changes = {
      ...(name !== undefined && { name }),
      ...(lockAfter !== undefined && { lockAfter }),
      ...(wallTitles !== undefined && { wallTitles }),
    }
    const [row] =
      Object.keys(changes).length > 0
        ? await tx.update(devices).set(changes).where(isDevice(ids)).returning()
        : await tx.select().from(devices).where(isDevice(ids))
    if (!row) throw new DomainError('deviceNotFound')
    return showDevice(row)
  })
}
