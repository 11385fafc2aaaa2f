import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Missions and rewards in words. */
export function BesidesText({ missions, rewards }: { missions: number; rewards: number }) {
  const { t } = useLingui()
  const parts = [
    ...(missions > 0 ? [t`${plural(missions, { one: '# mission', other: '# missions' })}`] : []),
    ...(rewards > 0 ? [t`${plural(rewards, { one: '# reward', other: '# rewards' })}`] : []),
  ]
  return parts.join(' · ')
}
