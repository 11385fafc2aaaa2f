import { Trans, useLingui } from '@lingui/react/macro'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { formatNumber } from '../../app/format-number.ts'
import { showNotOpened } from '../../app/mutations/on-demand.ts'
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { handleRowKeys } from '../../ui/handle-row-keys.ts'
import { Progress } from '../../ui/Progress.tsx'
import { affordability } from './prices.ts'
import classes from './rewards.module.css'

type RewardFrameProps = {
  id: string
  name: string
  price: number
  currency?: 'gold' | 'ruby'
  /** The player's whole balance of the currency. */
  has: number
  /** Next to the price. */
  facts?: ReactNode
  /** The label of the button instead of “Redeem”. */
  verb?: string
  /** Disables the button, regardless of the balance. */
  isDisabled?: boolean
  /** The menu's actions, loaded when it opens; undefined for no menu. */
  actions?: () => Promise<MenuAction[]>
  onRedeem: (button: Element | null) => void
  onOpen?: () => void
  onRemove?: () => void
}

/** A reward with its price, the progress towards it, and a button that is enabled when the balance is enough. */
export function RewardFrame({
  id,
  name,
  price,
  currency = 'gold',
  has,
  facts,
  isDisabled = false,
  ...rest
}: RewardFrameProps) {
  const { t } = useLingui()
  const { verb, actions, onRedeem } = rest
  const { percent, missing, isEnough } = affordability(has, price)
  const isLit = isEnough && !isDisabled
  const button = useRef<HTMLButtonElement>(null)
  const missingId = `${id}-missing`
  const more = formatNumber(missing)
  return (
    <li className={classes.row} data-row={id} data-lit={isLit || undefined}>
      <span className={classes.name} dir="auto">
        {name}
      </span>
      {actions ? (
        <ActionMenu
          label={t`More for “${name}”`}
          button={<IconDots size={20} />}
          actions={actions}
          onFailed={showNotOpened}
        />
      ) : (
        <span />
      )}
      <div className={classes.price}>
        <Progress
          label={currency === 'ruby' ? t`Rubies for “${name}”` : t`Gold for “${name}”`}
          percent={percent}
          color={currency}
        />
        <span className={classes.facts}>
          <Amount currency={currency} value={price} size="sm" />
          {facts}
          {!isEnough && (
            <span id={missingId}>
              <Trans>{more} to go</Trans>
            </span>
          )}
        </span>
      </div>
      <button
        ref={button}
        type="button"
        className={classes.redeem}
        data-currency={currency}
        data-target
        aria-label={verb ? t`${verb}: “${name}”` : t`Redeem “${name}”`}
        aria-disabled={!isLit || undefined}
        aria-describedby={isEnough ? undefined : missingId}
        // Ignores the second click of a double click.
        onClick={({ detail }) => isLit && detail < 2 && onRedeem(button.current)}
        onKeyDown={(event) => handleRowKeys(event, rest)}
      >
        {verb ?? <Trans>Redeem</Trans>}
      </button>
    </li>
  )
}
