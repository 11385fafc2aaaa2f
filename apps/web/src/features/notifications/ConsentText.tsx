import { Trans } from '@lingui/react/macro'

/** The sentence to which a guardian consents. A changed sentence needs a new `consentVersion` on the server. */
export function ConsentText() {
  return (
    <Trans>
      I’m this child’s parent or guardian. I agree that this group keeps their name, avatar and what they do in the
      game. I can export or delete this data at any time.
    </Trans>
  )
}
