import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { IconDeviceTablet } from '@tabler/icons-react'

/** Says on the sign-in pages of a family tablet how long one stays. */
export function TabletNotice() {
  return (
    <Alert mb="md" icon={<IconDeviceTablet aria-hidden="true" />} title={<Trans>This is a family tablet</Trans>}>
      <Trans>Signing in here works only in this tab, for 15 minutes. Nothing of yours stays on the tablet.</Trans>
    </Alert>
  )
}
