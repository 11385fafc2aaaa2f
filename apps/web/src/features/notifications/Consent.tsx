import { Trans } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'

type ConsentProps = { checked: boolean; onChange: (checked: boolean) => void; error: string | undefined }

/** The consent of a guardian. A changed sentence needs a new `consentVersion` on the server. */
export function Consent({ checked, onChange, error }: ConsentProps) {
  return (
    <Checkbox
      label={
        <Trans>
          I’m this child’s parent or guardian. I agree that this group keeps their name, avatar and what they do in the
          game. I can export or delete this data at any time.
        </Trans>
      }
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={error}
      aria-invalid={Boolean(error)}
    />
  )
}
