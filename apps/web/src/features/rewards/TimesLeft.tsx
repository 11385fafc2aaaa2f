import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Reward } from '@questboard/api/rewards/schema'

/** How often a reward can still be redeemed; nothing is said of one that always can. */
export function TimesLeft({ type, times }: { type: Reward['type']; times: number | null }) {
  const { t } = useLingui()
  if (type === 'constant') return null
  const left = times ?? 0
  return <span>{type === 'once' ? t`Once` : t`${plural(left, { one: '# time left', other: '# times left' })}`}</span>
}
