import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group as Row, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { showMessage } from '../../ui/toasts.ts'
import { ConsentText } from './ConsentText.tsx'

type GuardianRequestProps = { childId: string; name: string; text: string; close: () => void }

/** The request to become a guardian, which needs consent. */
export function GuardianRequest({ childId, name, text, close }: GuardianRequestProps) {
  const { t } = useLingui()
  const [consents, setConsents] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState<'accept' | 'decline' | null>(null)

  async function answer(way: 'accept' | 'decline') {
    if (way === 'accept' && !consents) return setWrong(t`Tick this to become a guardian.`)
    setProblem(null)
    setSending(way)
    try {
      if (way === 'accept') {
        await trpcClient.children.guardians.accept.mutate({ userId: childId, consent: true })
        showMessage(t`You’re a guardian of ${name} now.`)
      } else {
        await trpcClient.children.guardians.stepDown.mutate({ userId: childId })
      }
      void trpcUtils.children.list.invalidate()
      void trpcUtils.groups.invalidate()
      void trpcUtils.notifications.list.invalidate()
      close()
    } catch (error) {
      setProblem(await failureText(readFailure(error).code))
      setSending(null)
    }
  }

  return (
    <Stack>
      <Text>{text}</Text>
      <Checkbox
        radius="sm"
        label={<ConsentText />}
        checked={consents}
        onChange={(event) => {
          setConsents(event.currentTarget.checked)
          setWrong(null)
        }}
        error={wrong ?? undefined}
      />
      <FormProblem text={problem} />
      <Row justify="flex-end">
        <Button variant="default" loading={sending === 'decline'} onClick={() => void answer('decline')}>
          <Trans>Decline</Trans>
        </Button>
        <Button variant="default" onClick={close} data-autofocus>
          <Trans>Later</Trans>
        </Button>
        <Button loading={sending === 'accept'} onClick={() => void answer('accept')}>
          <Trans>Become a guardian</Trans>
        </Button>
      </Row>
    </Stack>
  )
}
