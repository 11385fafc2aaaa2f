import { Trans } from '@lingui/react/macro'
import type { Currency } from '@questboard/api/ledger/schema'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../app/format-number.ts'
import { useStats } from '../../app/mutations/balances.ts'
import { Amount } from '../../ui/Amount.tsx'
import classes from './BalancesPage.module.css'

/** The current balance of a currency and its uses. */
export function BalanceNow({ currency }: { currency: Currency }) {
  const { gold, gems, level, exp, nextLevelExp } = useStats()
  if (currency === 'exp') {
    const [reached, needed, next] = [formatNumber(exp), formatNumber(nextLevelExp), level + 1]
    return (
      <div className={classes.now}>
        <span className={classes.level}>
          <Trans>Level {level}</Trans>
        </span>
        <span className={classes.hint}>
          <Trans>
            {reached} of {needed} XP to level {next}. The list below shows all of your XP.
          </Trans>
        </span>
      </div>
    )
  }
  return (
    <div className={classes.now}>
      <span className={classes.large}>
        <Amount currency={currency} value={currency === 'gold' ? gold : gems} />
      </span>
      <span className={classes.hint}>
        {currency === 'gold' ? (
          <Trans>
            For your rewards, and for avatars in the <Link to="/store/avatars">store</Link>.
          </Trans>
        ) : (
          <Trans>
            For avatars and boards in the <Link to="/store">store</Link>.
          </Trans>
        )}
      </span>
    </div>
  )
}
