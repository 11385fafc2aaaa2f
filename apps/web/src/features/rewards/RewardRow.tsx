import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Reward } from '@questboard/api/rewards/schema'
import { formatNumber } from '@questboard/i18n'
import { IconDots } from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'
import { onDemand, tellNotOpened } from '../../app/acts/on-demand.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { isLetter } from '../../ui/keys.ts'
import { Progress } from '../../ui/Progress.tsx'
import { stepFrom } from '../../ui/row-focus.ts'
import { openReward, redeem } from './act-on.tsx'
import { beside } from './purse.ts'
import classes from './rewards.module.css'

type RewardRowProps = { reward: Reward /** Whole gold that the player has. */; gold: number }

/** One reward: its price beside what one has, and the button that lights up when that is enough. */
export function RewardRow({ reward, gold }: RewardRowProps) {
  const { t } = useLingui()
  const { id, name, gold: price } = reward
  const { percent, missing, isEnough } = beside(gold, price)
  const button = useRef<HTMLButtonElement>(null)
  const missingId = `${id}-missing`
  const more = formatNumber(missing)
  return (
    <li className={classes.row} data-row={id} data-lit={isEnough || undefined}>
      <span className={classes.name} dir="auto">
        {name}
      </span>
      <ActionMenu
        label={t`More for “${name}”`}
        button={<IconDots size={20} />}
        actions={() => menu().then(({ rewardActions }) => rewardActions(reward))}
        onFailed={tellNotOpened}
      />
      <div className={classes.price}>
        <Progress label={t`Gold for “${name}”`} percent={percent} color="gold" />
        <span className={classes.facts}>
          <Amount currency="gold" value={price} size="sm" />
          <TimesLeft reward={reward} />
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
        data-target
        aria-label={t`Redeem “${name}”`}
        aria-disabled={!isEnough || undefined}
        aria-describedby={isEnough ? undefined : missingId}
        onClick={() => isEnough && redeem(reward, button.current)}
        onKeyDown={(event) => actByKey(event, reward)}
      >
        <Trans>Redeem</Trans>
      </button>
    </li>
  )
}

function TimesLeft({ reward: { type, timesToUse } }: { reward: Reward }) {
  const { t } = useLingui()
  if (type === 'constant') return null
  const left = timesToUse ?? 0
  return <span>{type === 'once' ? t`Once` : t`${plural(left, { one: '# time left', other: '# times left' })}`}</span>
}

const menu = () => import('./reward-actions.tsx')

/** The keys of a row that has the focus. */
function actByKey(event: KeyboardEvent<HTMLElement>, reward: Reward): void {
  const { currentTarget, key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return
  if (key === 'ArrowDown' || key === 'ArrowUp') stepFrom(currentTarget, key === 'ArrowDown' ? 1 : -1)
  else if (key === 'Delete')
    onDemand(
      () => import('./act-by-menu.ts'),
      ({ remove }) => remove(reward),
    )
  else if (isLetter(event, 'e')) openReward(reward)
  else return
  event.preventDefault()
}
