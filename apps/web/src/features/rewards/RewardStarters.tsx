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

/** Suggested first rewards. A click adds one. */
export function RewardStarters() {
  const { i18n } = useLingui()
  return (
    <EmptyState
      icon={<IconGift size={28} />}
      title={<Trans>What are you playing for?</Trans>}
      text={<Trans>Promise yourself a treat and pay for it with gold.</Trans>}
      action={
        <div className={classes.starters}>
          {starters.map(({ name, gold }) => (
            <button
              key={name.id}
              type="button"
              className={classes.starter}
              onClick={() => withHandlers(({ add }) => add({ name: i18n._(name), gold, type: 'constant' }))}
            >
              <IconPlus size={16} aria-hidden="true" />
              {i18n._(name)}
              <Amount currency="gold" value={gold} size="sm" />
            </button>
          ))}
        </div>
      }
    />
  )
}
