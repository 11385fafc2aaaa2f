import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatNumber } from '../../app/format-number.ts'
import { useStats } from '../../app/mutations/balances.ts'
import { Amount, CurrencyPiece } from '../../ui/Amount.tsx'
import { burst } from '../../ui/burst.ts'
import { Heading } from '../../ui/Heading.tsx'
import { announce } from '../../ui/toasts.ts'
import classes from './buy-gems.module.css'

/** Shows how many gems arrived, and the new balance. */
export function GemsArrived({ gems, order = 3, children }: { gems: number; order?: 1 | 3; children: ReactNode }) {
  const { t } = useLingui()
  const stats = useStats()
  const picture = useRef<HTMLDivElement>(null)
  const much = formatNumber(gems)
  const title = t`${plural(gems, { one: `${much} gem is yours!`, other: `${much} gems are yours!` })}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is celebrated once, in the language of that moment
  useEffect(() => {
    announce(title)
    burst(picture.current, { pieces: 22, reach: 130 })
  }, [])
  return (
    <div className={classes.arrived}>
      <div ref={picture} className={classes.prize}>
        <CurrencyPiece currency="gems" />
      </div>
      <Heading order={order} size={2}>
        {title}
      </Heading>
      <p>
        <Trans>You now have</Trans> <Amount currency="gems" value={stats.gems} chip />
      </p>
      <div className={classes.next}>{children}</div>
    </div>
  )
}
