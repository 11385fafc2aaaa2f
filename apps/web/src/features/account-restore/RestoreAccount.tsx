import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'

type RestoreAccountProps = { restore: () => Promise<void>; close: () => void }

/** An account scheduled for deletion, and the button that restores it. */
export function RestoreAccount({ restore, close }: RestoreAccountProps) {
  const { send, isSending, problem } = useSubmit()

  return (
    <Stack>
      <Text>
        <Trans>
          This account is scheduled for deletion. Restore it and your board, tasks and groups will be as you left them.
        </Trans>
      </Text>
      <FormProblem text={problem} />
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          <Trans>Delete it</Trans>
        </Button>
        <Button loading={isSending} onClick={() => void send(() => restore().then(close))} data-autofocus>
          <Trans>Restore account</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
