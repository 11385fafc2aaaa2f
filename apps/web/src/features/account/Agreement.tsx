import { Trans } from '@lingui/react/macro'
import { Anchor, Text } from '@mantine/core'

/** The agreement to the terms. The texts open in a dialog, so the form keeps its input. */
export function Agreement() {
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        By making an account you agree to the{' '}
        <Anchor inherit href="/terms-and-conditions" target="_blank" underline="always">
          terms
        </Anchor>
        . What is kept of you stands under{' '}
        <Anchor inherit href="/privacy-policy" target="_blank" underline="always">
          privacy
        </Anchor>
        .
      </Trans>
    </Text>
  )
}
