import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Reward } from '@questboard/api/rewards/schema'

/** How often a reward can still be redeemed; nothing for a constant one. */
export function TimesLeft({ type, times }: { type: Reward['type']; times: number | null }) {
  const { t } = useLingui()
  if (type === 'constant') return null
  const left = times ?? 0
  return <span>{type === 'once' ? t`Once` : t`${plural(left, { one: '# time left', other: '# times left' })}`}</span>
}
