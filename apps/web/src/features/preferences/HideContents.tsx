import { useLingui } from '@lingui/react/macro'
import type { NotificationPreferences } from '@questboard/api/preferences/schema'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'

/** Whether a push says only that there is something new. */
export function HideContents({ preferences: { hideContents } }: { preferences: NotificationPreferences }) {
  const { t } = useLingui()
  return (
    <PreferenceSwitch
      label={t`Hide contents`}
      description={t`Notifications say only “Something new”.`}
      isOn={hideContents}
      change={(on) => ({ hideContents: on })}
    />
  )
}
