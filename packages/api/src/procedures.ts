import { findAccount, identify } from './auth/identify.ts'
import { readTimeZone } from './kernel/clock.ts'
import type { RequestContext } from './kernel/context.ts'
import { readLanguage } from './kernel/language.ts'
import { readKey } from './kernel/retries/keyed-call.ts'
import { oneAtATime } from './kernel/retries/one-at-a-time.ts'
import { assertScopes } from './kernel/scopes.ts'
import { transactionsOf } from './kernel/transaction.ts'
import { middleware, procedure } from './kernel/trpc.ts'

/** Counts a request once, however many procedures it calls. */
function count({ memo, services, head }: RequestContext): void {
  if (!memo.counted) services.countRequest('address', head.address)
  memo.counted = true
}

const visit = middleware(({ ctx, next }) => {
  count(ctx)
  return next({
    ctx: {
      zone: readTimeZone(ctx.head.timeZoneName, ctx.head.timeZoneOffset),
      language: readLanguage(ctx.head.acceptLanguage) ?? ('en' as const),
      db: ctx.services.database.queries,
      transaction: transactionsOf(ctx.services.database),
      together: ctx.services.database.together,
    },
  })
})

const signIn = middleware(async ({ ctx, meta, path, getRawInput, next }) => {
  count(ctx)
  ctx.memo.account ??= findAccount(ctx)
  const account = await ctx.memo.account
  // Before the day is begun: what a token is not let do changes nothing. Each call of a batch is asked for by itself.
  assertScopes(account.scopes, meta?.scopes)
  ctx.memo.user ??= identify(ctx, account)
  const { savedLanguage, ...scope } = await ctx.memo.user
  const { idempotencyKey: header } = ctx.head
  const call = meta?.key && readKey({ kind: meta.key, procedure: path, header, input: await getRawInput() })
  const transaction = transactionsOf(ctx.services.database)
  return next({
    ctx: {
      ...scope,
      call,
      language: readLanguage(ctx.head.acceptLanguage) ?? savedLanguage,
      db: ctx.services.database.queries,
      transaction: call ? oneAtATime(transaction, { userId: scope.userId, key: call.key }) : transaction,
      together: ctx.services.database.together,
    },
  })
})

/** For anybody: a token is not looked at. */
export const publicProcedure = procedure.use(visit)

/**
 * For signed-in users: token, lock, scopes, time zone and day are settled before the input is read. Tokens for programs get
 * no further unless the procedure's meta names their scopes.
 */
export const userProcedure = procedure.use(signIn)
