import { DomainError, invalidField } from '../kernel/errors.ts'

/**
 * What an approval pays: the price, or less if the leader says so.
 * @throws DomainError invalidData: more than the price
 *
 * Rules: Notes of leaders.
 */
export function grantedOf(price: number, { ruby }: { ruby?: number | undefined }): number {
  if (ruby !== undefined && ruby > price) throw invalidField('ruby', `at most ${price}`)
  return ruby ?? price
}

/** @throws DomainError notAuthorized: leaders cannot change what is assigned to themselves */
export function assertNotOwn(assignees: { userId: string }[], me: { userId: string }): void {
  if (assignees.some(({ userId }) => userId === me.userId)) throw new DomainError('notAuthorized')
}
