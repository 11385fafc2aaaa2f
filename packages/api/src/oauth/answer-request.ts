import { allEqual, and, eq, gt, isNull, ne } from '@questboard/db/drizzle'
import { oauthCodes, oauthGrants } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countRows } from '../kernel/limits/count-rows.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { codeSeconds, oauthLimits } from './limits.ts'
import { type AuthorizationRequest, readRequest } from './read-request.ts'
import { type Consent, maxApps } from './schema.ts'
import { newCode } from './secrets.ts'

/**
 * Allows or refuses what an app asks for. Allowing creates a code, which the app exchanges once for tokens.
 * @returns the address of the app with the answer
 * @throws DomainError notFound: no such app, invalidData: a request that leads nowhere safe, tooManyItems,
 * tooManyRequests
 */
export async function answerRequest(
  ctx: UserContext,
  { approved, ...parameters }: Consent,
): Promise<{ redirectTo: string }> {
  const { services, userId } = ctx
  await countAttempt(services, `oauth:answer:${userId}`, oauthLimits.answers)
  return ctx.transaction(async (tx) => {
    const query = new URLSearchParams(
      Object.entries(parameters).flatMap(([name, value]) => [value ?? []].flat().map((text) => [name, text])),
    )
    const request = await readRequest(tx, { query, origin: services.publicUrl(), invalid: 'invalidData' })
    const error = request.refusal ?? (approved ? null : 'access_denied')
    if (error !== null) return { redirectTo: request.redirectTo({ error }) }
    await lockCaller(tx, ctx)
    await assertPlace(tx, ctx, request)
    return { redirectTo: request.redirectTo({ code: await insertCode(tx, ctx, request) }) }
  })
}

/** Codes that are not exchanged yet count, too. */
async function assertPlace(
  tx: Transaction,
  { services: { clock }, userId }: UserContext,
  { client }: AuthorizationRequest,
): Promise<void> {
  const waits = and(isNull(oauthCodes.usedAt), gt(oauthCodes.expiresAt, clock.now()))
  const [granted, waiting] = await Promise.all([
    countRows(tx, oauthGrants, and(eq(oauthGrants.userId, userId), ne(oauthGrants.clientId, client.id))),
    countRows(tx, oauthCodes, and(eq(oauthCodes.userId, userId), ne(oauthCodes.clientId, client.id), waits)),
  ])
  if (granted + waiting >= maxApps) throw new DomainError('tooManyItems')
}

/** A new code replaces an earlier one of the same app. */
async function insertCode(
  tx: Transaction,
  { services: { clock }, userId }: UserContext,
  { client, scopes, redirectUri, challenge }: AuthorizationRequest,
): Promise<string> {
  const code = newCode(userId)
  await tx.delete(oauthCodes).where(allEqual(oauthCodes, { userId, clientId: client.id }))
  await tx.insert(oauthCodes).values({
    codeHash: hashOf(code),
    userId,
    clientId: client.id,
    scopes,
    redirectUri,
    challenge,
    expiresAt: new Date(clock.now().getTime() + codeSeconds * 1000),
  })
  return code
}
