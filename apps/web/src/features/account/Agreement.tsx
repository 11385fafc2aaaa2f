import { Trans } from '@lingui/react/macro'
import { Anchor, Text } from '@mantine/core'

/** The agreement to the terms. The texts open in a dialog, so the form keeps its input. */
export function Agreement() {
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        By signing up you agree to the{' '}
        <Anchor inherit href="/terms-and-conditions" target="_blank" underline="always">
          terms
        </Anchor>
        . See the{' '}
        <Anchor inherit href="/privacy-policy" target="_blank" underline="always">
          privacy policy
        </Anchor>{' '}
        for what we store.
      </Trans>
    </Text>
  )
}
