import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../app/format-number.ts'
import { useStats } from '../../app/mutations/balances.ts'
import { trpc } from '../../app/trpc.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { openBuyGems } from '../payments/open-buy-gems.tsx'
import classes from './cost.module.css'
import { replaceDialog } from './replace-dialog.ts'
import { type Prices, usePrices } from './use-prices.ts'

/** How many gems are missing; 0 when there are enough. */
export function useShort(priceKey: keyof Prices): number {
  const { gems } = useStats()
  const price = usePrices()?.[priceKey] ?? 0
  return Math.max(0, price - gems)
}

/** The price and the player's gems, with a link to buy more if they are not enough. `leave` closes the dialog. */
export function Cost({ of, leave }: { of: keyof Prices; leave: () => void }) {
  const { t } = useLingui()
  const { gems } = useStats()
  const prices = usePrices()
  const sold = trpc.config.read.useQuery({}).data?.payments ?? false
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
        <div className={classes.missing}>
          <strong>{t`${plural(missing, { one: `You need ${much} more gem.`, other: `You need ${much} more gems.` })}`}</strong>{' '}
          <Trans>Special bonus squares on the board hide some.</Trans>
          {sold && (
            <div className={classes.buy}>
              <Button variant="default" size="sm" onClick={() => replaceDialog(leave, openBuyGems)}>
                <Trans>Buy gems</Trans>
              </Button>
            </div>
          )}
        </div>
      ) : (
        <p className={classes.note}>
          <Trans>You only pay if it works.</Trans>
        </p>
      )}
    </>
  )
}
