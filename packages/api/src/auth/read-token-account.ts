import type { Account, RequestContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { isAccessToken } from '../tokens/secret.ts'
import { findAccount } from './identify.ts'

/**
 * The account and the scopes of the API token of a request, for transports that ask before they call a procedure.
 * Sessions and shared devices are refused.
 * @throws DomainError tooManyRequests, authenticationFailed, expiredToken, yourAccountIsLocked
 */
export async function readTokenAccount(ctx: RequestContext): Promise<Account> {
  const { services, head, memo } = ctx
  services.countRequest('address', head.address)
  if (!isAccessToken(head.token)) throw new DomainError('authenticationFailed')
  memo.account ??= findAccount(ctx)
  const account = await memo.account
  services.countRequest('user', account.id)
  if (account.locked) throw new DomainError('yourAccountIsLocked')
  return account
}
