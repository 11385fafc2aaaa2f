import { identify } from './auth/identify.ts'
import { readTimeZone } from './kernel/clock.ts'
import { readLanguage } from './kernel/language.ts'
import { transactionsOf } from './kernel/transaction.ts'
import { middleware, procedure } from './kernel/trpc.ts'

/** Counts a request once, however many procedures it calls. */
const count = middleware(({ ctx, next }) => {
  if (!ctx.memo.counted) ctx.services.countRequest('address', ctx.head.address)
  ctx.memo.counted = true
  return next()
})

const visit = middleware(({ ctx, next }) =>
  next({
    ctx: {
      ...ctx,
      zone: readTimeZone(ctx.head.timeZoneName, ctx.head.timeZoneOffset),
      language: readLanguage(ctx.head.acceptLanguage) ?? ('en' as const),
      db: ctx.services.database.queries,
      transaction: transactionsOf(ctx.services.database),
    },
  }),
)

const signIn = middleware(async ({ ctx, next }) => {
  ctx.memo.user ??= identify(ctx)
  const { savedLanguage, ...scope } = await ctx.memo.user
  return next({
    ctx: {
      ...ctx,
      ...scope,
      language: readLanguage(ctx.head.acceptLanguage) ?? savedLanguage,
      db: ctx.services.database.queries,
      transaction: transactionsOf(ctx.services.database),
    },
  })
})

/** For anybody: a token is not looked at. */
export const publicProcedure = procedure.use(count).use(visit)

/** For signed-in users: token, lock, time zone and day are settled before the input is read. */
export const userProcedure = procedure.use(count).use(signIn)
