import { Trans, useLingui } from '@lingui/react/macro'
import { OneTimeSecret } from '../../ui/OneTimeSecret.tsx'

/** A new token, with a button that copies it. */
export function NewToken({ token, close }: { token: string; close: () => void }) {
  const { t } = useLingui()
  return (
    <OneTimeSecret
      secret={token}
      label={t`The token`}
      warning={<Trans>Copy it now: you won’t see it again. Anyone with it can do what you allowed.</Trans>}
      announcements={{ copied: t`Token copied`, selected: t`Token selected. Copy it with Ctrl+C.` }}
      close={close}
    />
  )
}
