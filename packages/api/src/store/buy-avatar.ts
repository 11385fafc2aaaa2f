import type { Stats } from '../game/schema.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError, invalidField } from '../kernel/errors.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { hasBought } from './own-items.ts'
import { pay } from './pay.ts'
import type { Avatar, BuyAvatar } from './schema.ts'
import { findAvatar, isFree, showAvatar } from './show-avatar.ts'

const notEnough = { gold: 'notEnoughGoldToBuyAvatar', gems: 'notEnoughGemsToBuyAvatar' } as const

/**
 * Buys an avatar.
 * @throws DomainError avatarNotFound, avatarAlreadyBought: also for free ones, invalidData: not sold for that currency,
 * notEnoughGoldToBuyAvatar, notEnoughGemsToBuyAvatar, idAlreadyUsed, requestInProgress
 *
 * Rules: Store.
 */
export function buyAvatar(ctx: UserContext, input: BuyAvatar): Promise<{ avatar: Avatar; stats: Stats }> {
  const { userId, language } = ctx
  const { avatarId: id, currency } = input
  const avatar = findAvatar(id)
  if (!avatar) throw new DomainError('avatarNotFound')
  return onceInTransaction(ctx, input, async (tx) => {
    const [, bought] = await Promise.all([lockPlayer(tx, userId), hasBought(tx, userId, id)])
    if (bought || isFree(avatar)) throw new DomainError('avatarAlreadyBought')
    const price = avatar[currency]
    if (price === null) throw invalidField('currency', `not sold for ${currency}`)
    const stats = await pay(tx, ctx, { kind: 'avatar', itemId: id, name: avatar.name[language], currency, price })
    if (!stats) throw new DomainError(notEnough[currency])
    return { avatar: showAvatar(avatar, { owned: true }, language), stats }
  })
}
