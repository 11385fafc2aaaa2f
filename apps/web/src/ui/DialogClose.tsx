import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'

/** The end of a dialog that only shows something, or saves each change at once. */
export function DialogClose({ close }: { close: () => void }) {
  return (
    <Group justify="flex-end">
      <Button onClick={close} data-autofocus>
        <Trans>Close</Trans>
      </Button>
    </Group>
  )
}
