import { useLingui } from '@lingui/react/macro'
import type { NotificationPreferences } from '@questboard/api/preferences/schema'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'

/** The push in the evening when a streak would end. */
export function Nudge({ preferences: { nudge } }: { preferences: NotificationPreferences }) {
  const { t } = useLingui()
  return <PreferenceSwitch label={t`Evening nudge`} isOn={nudge} change={(on) => ({ nudge: on })} />
}
