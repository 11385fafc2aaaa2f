import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { IconMailFast } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { endBusy } from '../../ui/end-busy.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import classes from './EmailSent.module.css'

type EmailSentProps = {
  children: ReactNode
  /** Requests the e-mail again. Without it the button is hidden. */
  again?: (() => Promise<unknown>) | undefined
}

/** Explains what to do until the e-mail arrives. */
export function EmailSent({ children, again }: EmailSentProps) {
  const [result, setResult] = useState<{ sent: boolean; problem: string | null }>({ sent: false, problem: null })
  const [sending, setSending] = useState(false)

  async function resend(send: () => Promise<unknown>) {
    const pressed = document.activeElement
    setSending(true)
    setResult({ sent: false, problem: null })
    try {
      await send()
      setResult({ sent: true, problem: null })
    } catch (error) {
      setResult({ sent: false, problem: await failureText(readFailure(error).code) })
    } finally {
      endBusy(pressed, () => setSending(false))
    }
  }

  return (
    <Stack>
      <div className={classes.result} role="status">
        <IconMailFast className={classes.icon} size={36} stroke={1.5} aria-hidden="true" />
        <p className={classes.text}>{children}</p>
      </div>
      <Text c="dimmed" size="sm">
        <Trans>No e-mail after a minute? Check your spam folder.</Trans>
      </Text>
      <FormProblem text={result.problem} />
      {again && (
        <>
          <Button variant="default" loading={sending} onClick={() => void resend(again)}>
            <Trans>Resend e-mail</Trans>
          </Button>
          <Text role="status" size="sm" c="green" fw={600} ta="center">
            {result.sent && <Trans>Sent again.</Trans>}
          </Text>
        </>
      )}
    </Stack>
  )
}
