import { Trans, useLingui } from '@lingui/react/macro'
import { OneTimeSecret } from '../../ui/OneTimeSecret.tsx'

/** The new secret of a webhook, with a button that copies it. */
export function NewSecret({ secret, close }: { secret: string; close: () => void }) {
  const { t } = useLingui()
  return (
    <OneTimeSecret
      secret={secret}
      label={t`The secret`}
      warning={
        <Trans>
          Copy it now: you won’t see it again. Your app uses it to check that messages come from Questboard.
        </Trans>
      }
      announcements={{ copied: t`Secret copied`, selected: t`Secret selected. Copy it with Ctrl+C.` }}
      close={close}
    />
  )
}
