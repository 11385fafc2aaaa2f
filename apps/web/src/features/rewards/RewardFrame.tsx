import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '@questboard/i18n'
import { IconDots } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { showNotOpened } from '../../app/mutations/on-demand.ts'
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { isLetter } from '../../ui/keys.ts'
import { Progress } from '../../ui/Progress.tsx'
import { stepFrom } from '../../ui/row-focus.ts'
import { beside } from './purse.ts'
import classes from './rewards.module.css'

type RewardFrameProps = {
  id: string
  name: string
  price: number
  currency?: 'gold' | 'ruby'
  /** Whole amount of the currency that the player has. */
  has: number
  /** Beside the price. */
  facts?: ReactNode
  /** Instead of “Redeem” on the button. */
  verb?: string
  /** Nothing can be done with it now, however much one has. */
  canUndo?: boolean
  /** What its menu offers, fetched on opening; left out, there is none. */
  actions?: () => Promise<MenuAction[]>
  onRedeem: (button: Element | null) => void
  onOpen?: () => void
  onRemove?: () => void
}

/** One reward: its price beside what one has, and the button that lights up when that is enough. */
export function RewardFrame({
  id,
  name,
  price,
  currency = 'gold',
  has,
  facts,
  canUndo = false,
  ...rest
}: RewardFrameProps) {
  const { t } = useLingui()
  const { verb, actions, onRedeem } = rest
  const { percent, missing, isEnough } = beside(has, price)
  const isLit = isEnough && !canUndo
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
              <Trans>{more} more to go</Trans>
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
        // A double click is meant once.
        onClick={({ detail }) => isLit && detail < 2 && onRedeem(button.current)}
        onKeyDown={(event) => actByKey(event, rest)}
      >
        {verb ?? <Trans>Redeem</Trans>}
      </button>
    </li>
  )
}

/** The keys of a row that has the focus. */
function actByKey(
  event: KeyboardEvent<HTMLElement>,
  { onOpen, onRemove }: Pick<RewardFrameProps, 'onOpen' | 'onRemove'>,
): void {
  const { currentTarget, key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return
  if (key === 'ArrowDown' || key === 'ArrowUp') stepFrom(currentTarget, key === 'ArrowDown' ? 1 : -1)
  else if (key === 'Delete' && onRemove) onRemove()
  else if (isLetter(event, 'e') && onOpen) onOpen()
  else return
  event.preventDefault()
}
