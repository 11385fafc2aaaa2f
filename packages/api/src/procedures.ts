import { identify } from './auth/identify.ts'
import { readTimeZone } from './kernel/clock.ts'
import type { RequestContext } from './kernel/context.ts'
import { readLanguage } from './kernel/language.ts'
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

const signIn = middleware(async ({ ctx, next }) => {
  count(ctx)
  ctx.memo.user ??= identify(ctx)
  const { savedLanguage, ...scope } = await ctx.memo.user
  return next({
    ctx: {
      ...scope,
      language: readLanguage(ctx.head.acceptLanguage) ?? savedLanguage,
      db: ctx.services.database.queries,
      transaction: transactionsOf(ctx.services.database),
      together: ctx.services.database.together,
    },
  })
})

/** For anybody: a token is not looked at. */
export const publicProcedure = procedure.use(visit)

/** For signed-in users: token, lock, time zone and day are settled before the input is read. */
export const userProcedure = procedure.use(signIn)
