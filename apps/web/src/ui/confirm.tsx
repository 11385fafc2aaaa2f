import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { openDialog } from './dialogs.ts'

type Question = {
  title: ReactNode
  text: ReactNode
  /** An extra control, such as a checkbox. */
  choice?: ReactNode
  /** The text of the button that agrees, as a verb: "Delete task". */
  confirmLabel: ReactNode
  /** The text of the other button, where "Cancel" could mean either. */
  cancelLabel?: ReactNode
  /** The action cannot be undone. */
  dangerous?: boolean
}

/** Asks before an action. Resolves to true when the user agrees. */
export async function confirm({
  title,
  text,
  choice,
  confirmLabel,
  cancelLabel,
  dangerous = false,
}: Question): Promise<boolean> {
  let agreed = false
  await openDialog({
    title,
    width: 440,
    render: (close) => (
      <Stack>
        <Text>{text}</Text>
        {choice}
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            {cancelLabel ?? <Trans>Cancel</Trans>}
          </Button>
          <Button
            color={dangerous ? 'red' : undefined}
            onClick={() => {
              agreed = true
              close()
            }}
          >
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    ),
  })
  return agreed
}
