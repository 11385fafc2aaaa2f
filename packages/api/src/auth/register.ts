import { randomUUIDv7 } from 'node:crypto'
import { pawns, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { firstBoard } from '../board/boards.ts'
import { newPlayer } from '../game/rules.ts'
import { localDay, nextTurn } from '../kernel/clock.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { type Transaction, violates } from '../kernel/transaction.ts'
import { post } from '../ledger/post.ts'
import { readProfile } from '../profile/read.ts'
import type { Profile } from '../profile/schema.ts'
import { firstAvatar } from '../store/show-avatar.ts'
import { assertBirthDate, assertOldEnough } from './age.ts'
import { authLimits } from './limits.ts'
import { hashPassword } from './passwords.ts'
import type { Register } from './schema.ts'
import { openSession } from './sessions.ts'

/**
 * Makes an account, active at once, and signs it in. A new player has the first free avatar and board, and some gems.
 * @throws DomainError tooManyRequests, passwordsMismatch, invalidData, underMinimumAge, emailAlreadyUsed
 *
 * Specification: Accounts; Earning.
 */
export async function register(
  ctx: VisitorContext,
  { name, email, password, passwordConfirmation, birthDate, lang }: Register,
): Promise<{ user: Profile; token: string | null }> {
  const { services, head, db, zone = 'UTC', language } = ctx
  const { clock } = services
  await countAttempt(services, `register:${head.address}`, authLimits.register)
  const today = localDay(clock.now(), zone)
  assertBirthDate(birthDate, today)
  if (password !== passwordConfirmation.normalize('NFC')) throw new DomainError('passwordsMismatch')
  assertOldEnough(birthDate, today)
  const taken = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (taken.length > 0) throw new DomainError('emailAlreadyUsed')
  const passwordHash = await hashPassword(password)
  const id = randomUUIDv7()
  return ctx.transaction(async (tx) => {
    await insertUser(tx, {
      ...{ id, name, email, passwordHash },
      ...{ lang: lang ?? language, timeZone: zone, createdAt: clock.now() },
      ...{ lastDayStart: today, lastSeenDay: today, nextTurnAt: nextTurn(today, zone) },
    })
    await tx.insert(pawns).values({ userId: id, boardId: firstBoard.id })
    const welcome = { reason: 'welcome', reference: id } as const
    await post(tx, clock, id, [
      { currency: 'gold', amount: newPlayer.gold, ...welcome },
      { currency: 'gems', amount: newPlayer.gems, ...welcome },
    ])
    const token = await openSession(tx, clock, id)
    return { user: await readProfile(tx, clock, id, language), token }
  })
}

type NewUser = Pick<
  typeof users.$inferInsert,
  | 'id'
  | 'name'
  | 'email'
  | 'passwordHash'
  | 'lang'
  | 'timeZone'
  | 'lastDayStart'
  | 'lastSeenDay'
  | 'nextTurnAt'
  | 'createdAt'
>

async function insertUser(tx: Transaction, user: NewUser): Promise<void> {
  try {
    await tx
      .insert(users)
      .values({ ...user, avatarId: firstAvatar.id, boardId: firstBoard.id, activatedAt: user.createdAt })
  } catch (error) {
    if (violates(error, 'users_email_unique')) throw new DomainError('emailAlreadyUsed')
    throw error
  }
}
