import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Amount, type Currency } from '../../../ui/Amount.tsx'
import { burst } from '../../../ui/burst.ts'
import classes from './celebration.module.css'

type CelebrationProps = {
  name: string
  /** The reward: a whole amount, of gold by default. */
  amount: number
  currency?: Currency
  exp: number
  /** Squares that the pawn has moved. */
  steps: number
  close: () => void
}

export function CelebrationTitle() {
  return <Trans>Mission completed!</Trans>
}

/** The celebration of a completed mission. */
export function MissionCelebration({ name, amount, currency = 'gold', exp, steps, close }: CelebrationProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const cup = useRef<SVGSVGElement>(null)
  useEffect(() => burst(cup.current, { pieces: 36, reach: 190 }), [])
  const moved = t`${plural(steps, { one: 'Your pawn moved # square.', other: 'Your pawn moved # squares.' })}`

  function toTheBoard() {
    close()
    void navigate({ to: '/dashboard' })
  }

  return (
    <div className={classes.celebration}>
      <svg ref={cup} className={classes.cup} viewBox="0 0 96 96" aria-hidden="true">
        <path className={classes.handle} d="M26 24H12c0 18 6 26 18 28M70 24h14c0 18-6 26-18 28" />
        <path className={classes.gold} d="M24 14h48c2 30-6 46-20 50v10h-8V64C30 60 22 44 24 14Z" />
        <path className={classes.shine} d="M32 20c0 18 3 28 8 34" />
        <path className={classes.foot} d="M34 74h28l4 10H30Z" />
        <path className={classes.star} d="m48 26 3.6 7.4 8 1-5.9 5.6 1.5 8-7.2-4-7.2 4 1.5-8-5.9-5.6 8-1Z" />
      </svg>
      <p className={classes.name} dir="auto">
        {name}
      </p>
      <p className={classes.pay}>
        <span className={classes.amount}>
          +<Amount currency={currency} value={amount} size="lg" />
        </span>
        <span className={classes.amount}>
          +<Amount currency="exp" value={exp} size="lg" />
        </span>
      </p>
      {steps > 0 && <Text c="dimmed">{moved}</Text>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          <Trans>Close</Trans>
        </Button>
        <Button onClick={toTheBoard} data-autofocus>
          <Trans>To the board</Trans>
        </Button>
      </div>
    </div>
  )
}
