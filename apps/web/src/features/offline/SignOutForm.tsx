import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { queueCounts } from './mutation-queue.ts'
import { replayAndReport } from './replay-and-report.ts'

type SignOutFormProps = { count: number; close: () => void; leave: () => void; drop: () => Promise<void> }

/** Offers what to do with unsent changes before signing out. */
export function SignOutForm({ count, close, leave, drop }: SignOutFormProps) {
  const { t } = useLingui()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send() {
    setSending(true)
    setProblem(null)
    await replayAndReport()
    setSending(false)
    const { waiting, refused } = queueCounts.read()
    if (waiting + refused === 0) leave()
    else if (waiting > 0) setProblem(t`There is still no connection. Try again later, or keep the changes.`)
    else close()
  }

  return (
    <Stack>
      <Text>
        {t`${plural(count, {
          one: '# change waits on this device.',
          other: '# changes wait on this device.',
        })}`}{' '}
        <Trans>Nobody else who signs in here sees or sends it.</Trans>
      </Text>
      <FormProblem text={problem} />
      <Button onClick={() => void send()} loading={sending} data-autofocus>
        <Trans>Send now and sign out</Trans>
      </Button>
      <Button variant="light" onClick={leave}>
        <Trans>Keep for my next sign-in</Trans>
      </Button>
      <Button variant="light" color="red" onClick={() => void drop().then(leave)}>
        <Trans>Drop and sign out</Trans>
      </Button>
      <Button variant="default" onClick={close}>
        <Trans>Stay</Trans>
      </Button>
    </Stack>
  )
}
