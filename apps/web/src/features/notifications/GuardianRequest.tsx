import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group as Row, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { showMessage } from '../../ui/toasts.ts'
import { Consent } from './Consent.tsx'

type GuardianRequestProps = { childId: string; name: string; text: string; close: () => void }

/** The request to become a guardian, which needs consent. */
export function GuardianRequest({ childId, name, text, close }: GuardianRequestProps) {
  const { t } = useLingui()
  const [consents, setConsents] = useState(false)
  const [consentError, setConsentError] = useState<string | null>(null)
  const { send, isSending, problem } = useSubmit()
  const [pressed, setPressed] = useState<'accept' | 'decline'>()

  function answer(response: 'accept' | 'decline') {
    if (response === 'accept' && !consents) return setConsentError(t`Tick this to become a guardian.`)
    setPressed(response)
    void send(async () => {
      if (response === 'accept') {
        await trpcClient.children.guardians.accept.mutate({ userId: childId, consent: true })
        showMessage(t`You’re a guardian of ${name} now.`)
      } else {
        await trpcClient.children.guardians.stepDown.mutate({ userId: childId })
      }
      void trpcUtils.children.list.invalidate()
      void trpcUtils.groups.invalidate()
      void trpcUtils.notifications.list.invalidate()
      close()
    })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        answer('accept')
      }}
    >
      <Stack>
        <Text>{text}</Text>
        <Consent
          checked={consents}
          onChange={(checked) => {
            setConsents(checked)
            setConsentError(null)
          }}
          error={consentError ?? undefined}
        />
        <FormProblem text={problem} />
        <Row justify="flex-end">
          <Button
            variant="default"
            loading={isSending && pressed === 'decline'}
            disabled={isSending}
            onClick={() => answer('decline')}
          >
            <Trans>Decline</Trans>
          </Button>
          <Button variant="default" onClick={close} data-autofocus>
            <Trans>Later</Trans>
          </Button>
          <Button type="submit" loading={isSending && pressed === 'accept'} disabled={isSending}>
            <Trans>Become a guardian</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
