import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { changeGroup } from './change-group.ts'
import { endSuccession, readSuccession } from './succession.ts'

/**
 * Withdraws the question whether a leader continues the group.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notCreatorOfThisGroup, successionNotAsked
 *
 * Rules: Groups.
 */
export function withdrawSuccession(ctx: UserContext, { id }: { id: string }): Promise<null> {
  return changeGroup(ctx, id, 'creator', async (tx) => {
    if (!(await readSuccession(tx, id))) throw new DomainError('successionNotAsked')
    await endSuccession(tx, id)
    return null
  })
}
