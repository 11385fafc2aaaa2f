import { Trans, useLingui } from '@lingui/react/macro'
import { OnceShown } from '../../ui/OnceShown.tsx'

/** The new secret of a webhook, with a button that copies it. */
export function NewSecret({ secret, close }: { secret: string; close: () => void }) {
  const { t } = useLingui()
  return (
    <OnceShown
      secret={secret}
      label={t`The secret`}
      warning={<Trans>Copy it now: it is not shown again. By it your program knows that a message is from here.</Trans>}
      announcements={{ copied: t`The secret is copied`, selected: t`The secret is selected. Copy it with Ctrl+C.` }}
      close={close}
    />
  )
}
