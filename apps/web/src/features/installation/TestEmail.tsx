import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { TestEmailed } from '@questboard/api/installation/schema'
import { useState } from 'react'
import { trpcClient } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'

/** A button that sends an e-mail to the owner, and what became of it. */
export function TestEmail() {
  const [done, setDone] = useState<TestEmailed | null>(null)
  const { send, isSending, problem } = useSubmit()

  const test = () =>
    send(async () => {
      setDone(null)
      setDone(await trpcClient.installation.sendTestEmail.mutate({}))
    })

  return (
    <Stack gap="xs">
      <Group>
        <Button variant="default" loading={isSending} onClick={() => void test()}>
          <Trans>Send me a test e-mail</Trans>
        </Button>
      </Group>
      <Text
        size="sm"
        role="status"
        c={problem || done?.outcome === 'failed' ? 'var(--mantine-color-error)' : undefined}
      >
        {problem ?? (done && <Outcome done={done} />)}
      </Text>
    </Stack>
  )
}

function Outcome({ done: { outcome, email, fault } }: { done: TestEmailed }) {
  if (outcome === 'sent') return <Trans>Sent to {email}. Check your inbox and your spam folder.</Trans>
  if (outcome === 'written') {
    return <Trans>There is no mail server, so the e-mail was written to a file. Set SMTP_URL to send e-mails.</Trans>
  }
  return (
    <Trans>
      The mail server didn’t accept it: <code>{fault}</code>. Check SMTP_URL and MAIL_FROM.
    </Trans>
  )
}
