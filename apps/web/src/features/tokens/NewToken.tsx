import { Trans, useLingui } from '@lingui/react/macro'
import { OnceShown } from '../../ui/OnceShown.tsx'

/** A new token, with a button that copies it. */
export function NewToken({ token, close }: { token: string; close: () => void }) {
  const { t } = useLingui()
  return (
    <OnceShown
      secret={token}
      label={t`The token`}
      warning={<Trans>Copy it now: it is not shown again. Whoever has it may do what you have allowed.</Trans>}
      announcements={{ copied: t`The token is copied`, selected: t`The token is selected. Copy it with Ctrl+C.` }}
      close={close}
    />
  )
}
