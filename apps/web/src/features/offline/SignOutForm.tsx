import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { queueCounts } from './mutation-queue.ts'
import { replayAndReport } from './replay-and-report.ts'

type SignOutFormProps = {
  count: number
  mayKeep: boolean
  close: () => void
  leave: () => void
  drop: () => Promise<void>
}

/** Offers what to do with unsent changes before signing out. */
export function SignOutForm({ count, mayKeep, close, leave, drop }: SignOutFormProps) {
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
    else if (waiting > 0)
      setProblem(mayKeep ? t`Still offline. Try again later, or keep the changes.` : t`Still offline. Try again later.`)
    else close()
  }

  async function discard() {
    setProblem(null)
    try {
      await drop()
      leave()
    } catch {
      setProblem(t`Couldn’t discard the changes.`)
    }
  }

  return (
    <Stack>
      <Text>
        {t`${plural(count, {
          one: '# change is waiting on this device.',
          other: '# changes are waiting on this device.',
        })}`}{' '}
        <Trans>No one else who signs in here can see or send them.</Trans>
      </Text>
      <FormProblem text={problem} />
      <Button onClick={() => void send()} loading={sending} data-autofocus>
        <Trans>Send now and sign out</Trans>
      </Button>
      {mayKeep && (
        <Button variant="light" onClick={leave}>
          <Trans>Keep until I sign in again</Trans>
        </Button>
      )}
      <Button variant="light" color="red" onClick={() => void discard()}>
        <Trans>Discard and sign out</Trans>
      </Button>
      <Button variant="default" onClick={close}>
        <Trans>Stay</Trans>
      </Button>
    </Stack>
  )
}
