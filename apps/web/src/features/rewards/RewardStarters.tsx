import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconGift, IconPlus } from '@tabler/icons-react'
import { Amount } from '../../ui/Amount.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import classes from './starters.module.css'
import { withHandlers } from './with-handlers.ts'

const starters: { name: MessageDescriptor; gold: number }[] = [
  { name: msg`Something sweet`, gold: 20 },
  { name: msg`An episode of a series`, gold: 30 },
  { name: msg`An hour of games`, gold: 50 },
  { name: msg`An evening out`, gold: 150 },
]

/** Suggested first rewards. A click adds one; those that exist already are not shown. */
export function RewardStarters({ rewards }: { rewards: readonly { name: string }[] }) {
  const { i18n } = useLingui()
  const offered = starters
    .map(({ name, gold }) => ({ name: i18n._(name), gold }))
    .filter(({ name }) => !rewards.some((reward) => reward.name === name))
  const chips = (
    <div data-odd={offered.length % 2 === 1 || undefined} className={classes.starters}>
      {offered.map(({ name, gold }) => (
        <button
          key={name}
          type="button"
          className={classes.starter}
          onClick={() => withHandlers(({ addReward }) => addReward({ name, gold, type: 'constant' }))}
        >
          <IconPlus size={16} aria-hidden="true" />
          {name}
          <Amount currency="gold" value={gold} size="sm" />
        </button>
      ))}
    </div>
  )
  if (rewards.length > 0) return offered.length > 0 && chips
  return (
    <EmptyState
      icon={<IconGift size={28} />}
      title={<Trans>What are you playing for?</Trans>}
      text={<Trans>Promise yourself a treat and pay for it with gold.</Trans>}
      action={chips}
    />
  )
}
