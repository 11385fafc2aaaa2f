import type { Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'

/**
 * Refuses what sets or takes a password to sign in, where the operator has switched that off.
 * @throws DomainError passwordSignInOff
 *
 * Rules: Signing in.
 */
export function assertPasswordSignIn({ passwordSignIn }: Pick<Services, 'passwordSignIn'>): void {
  if (!passwordSignIn) throw new DomainError('passwordSignInOff')
}
