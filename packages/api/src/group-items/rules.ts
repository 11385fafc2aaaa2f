import { DomainError } from '../kernel/errors.ts'

/** @throws DomainError notAuthorized: leaders cannot change what is assigned to themselves */
export function assertNotOwn(assignees: { userId: string }[], me: { userId: string }): void {
  if (assignees.some(({ userId }) => userId === me.userId)) throw new DomainError('notAuthorized')
}
