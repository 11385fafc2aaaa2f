import { useLingui } from '@lingui/react/macro'
import type { NotificationPreferences } from '@questboard/api/preferences/schema'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'

/** The e-mail for leaders with what each member did last week. */
export function WeeklyEmail({ preferences: { weekly } }: { preferences: NotificationPreferences }) {
  const { t } = useLingui()
  return <PreferenceSwitch label={t`Weekly e-mail`} isOn={weekly} change={(on) => ({ weekly: on })} />
}
