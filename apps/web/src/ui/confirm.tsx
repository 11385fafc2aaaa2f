import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { openDialog } from './dialogs.ts'

type Question = {
  title: ReactNode
  text: ReactNode
  /** What the person may choose before agreeing. */
  choice?: ReactNode
  /** What the button does, as a verb: "Delete task". */
  action: ReactNode
  /** For what cannot be taken back. */
  dangerous?: boolean
}

/** Asks before something is done; true when the person agreed. */
export async function confirm({ title, text, choice, action, dangerous = false }: Question): Promise<boolean> {
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
            <Trans>Cancel</Trans>
          </Button>
          <Button
            color={dangerous ? 'red' : undefined}
            onClick={() => {
              agreed = true
              close()
            }}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    ),
  })
  return agreed
}
