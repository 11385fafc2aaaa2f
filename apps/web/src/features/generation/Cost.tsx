import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '@questboard/i18n'
import { useStats } from '../../app/acts/balances.ts'
import { Amount } from '../../ui/Amount.tsx'
import classes from './cost.module.css'
import { type Prices, usePrices } from './use-prices.ts'

/** How many gems are missing; 0 when there are enough. */
export function useShort(of: keyof Prices): number {
  const { gems } = useStats()
  const price = usePrices()?.[of] ?? 0
  return Math.max(0, price - gems)
}

/** What it costs beside what one has. */
export function Cost({ of }: { of: keyof Prices; onLeave: () => void }) {
  const { t } = useLingui()
  const { gems } = useStats()
  const prices = usePrices()
  const missing = useShort(of)
  const much = formatNumber(missing)
  return (
    <>
      <dl className={classes.cost}>
        <div>
          <dt>
            <Trans>It costs</Trans>
          </dt>
          <dd>
            <Amount currency="gems" value={prices?.[of] ?? 0} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>You have</Trans>
          </dt>
          <dd>
            <Amount currency="gems" value={gems} />
          </dd>
        </div>
      </dl>
      {missing > 0 ? (
        <p className={classes.missing}>
          <strong>{t`${plural(missing, { one: `You are ${much} gem short.`, other: `You are ${much} gems short.` })}`}</strong>{' '}
          <Trans>Special bonus squares on the board hide some.</Trans>
        </p>
      ) : (
        <p className={classes.note}>
          <Trans>Gems are taken only when something usable comes back.</Trans>
        </p>
      )}
    </>
  )
}
