import { Trans } from '@lingui/react/macro'
import type { Card } from '@questboard/api/board/schema'
import { Amount } from '../../../ui/Amount.tsx'
import classes from './card.module.css'

type Reward = { currency: 'gold' | 'gems' | 'exp'; value: number }

/** The rewards of landing on a square. */
export function rewardsOf({ gold = 0, gems = 0, exp = 0 }: Pick<Card, 'gold' | 'gems' | 'exp'>): Reward[] {
  const all: Reward[] = [
    { currency: 'gold', value: gold },
    { currency: 'gems', value: gems },
    { currency: 'exp', value: exp },
  ]
  return all.filter(({ value }) => value > 0)
}

/** The reward that the card has already paid: large if the card is only a reward, otherwise small below its text. */
export function CardReward({ card }: { card: Card }) {
  const rewards = rewardsOf(card)
  if (rewards.length === 0) return null
  const isWholeCard = card.kind === 'bonus' || card.kind === 'specialBonus'
  return (
    <p className={classes.rewards} data-large={isWholeCard || undefined}>
      {rewards.map(({ currency, value }) => (
        <Amount key={currency} currency={currency} value={value} chip={!isWholeCard} />
      ))}
      {!isWholeCard && (
        <span className={classes.already}>
          <Trans>already added</Trans>
        </span>
      )}
    </p>
  )
}
