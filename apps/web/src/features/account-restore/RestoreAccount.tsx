import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'

type TakeBackProps = { restore: () => Promise<void>; close: () => void }

/** An account scheduled for deletion, and the button that restores it. */
export function RestoreAccount({ restore, close }: TakeBackProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function take() {
    setProblem(null)
    setSending(true)
    try {
      await restore()
      close()
    } catch (error) {
      setProblem(await failureText(readFailure(error).code))
      setSending(false)
    }
  }

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
        <Button loading={sending} onClick={() => void take()} data-autofocus>
          <Trans>Restore account</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
