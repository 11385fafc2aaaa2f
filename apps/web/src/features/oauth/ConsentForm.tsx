import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import type { AppRequest } from '@questboard/api/oauth/schema'
import { maxApps, parametersOf } from '@questboard/api/oauth/schema'
import { useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { trpcClient } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { AccountCard } from '../account/AccountCard.tsx'
import { ScopeList } from './ScopeList.tsx'

type ConsentFormProps = {
  query: string
  person: string
  request: AppRequest
  /** Gets the answer, and the address of the app with it. */
  onAnswer: (answer: { approved: boolean; address: string }) => void
}

/** Who asks, for what and for how long, and the two answers. */
export function ConsentForm({ query, person, request, onAnswer }: ConsentFormProps) {
  const { app, returnsTo, local, scopes, idleDays, mostDays } = request
  const [chosen, setChosen] = useState<boolean | null>(null)
  const { send, isSending, problem } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (code === 'tooManyItems') return t`You have ${maxApps} connected apps, which is the limit. Disconnect one first.`
    return failureText(code)
  })

  const answer = (approved: boolean) => {
    setChosen(approved)
    return send(async () => {
      const { redirectTo } = await trpcClient.oauth.decide.mutate({ ...parametersOf(query), approved })
      onAnswer({ approved, address: redirectTo })
      window.location.assign(redirectTo)
    })
  }

  return (
    <AccountCard
      title={<Trans>Allow “{app.name}” to use your account?</Trans>}
      text={
        <Trans>
          You’re signed in as <bdi>{person}</bdi>.
        </Trans>
      }
    >
      <Stack>
        <div>
          <Text fw={600} mb={4}>
            <Trans>It will be able to:</Trans>
          </Text>
          <ScopeList scopes={scopes} />
        </div>
        <Text size="sm">
          <Trans>Never your password, payments or account settings.</Trans>{' '}
          <Trans>
            You can disconnect it at any time. It has to ask again after {idleDays} days without use, and after{' '}
            {mostDays} days at the latest.
          </Trans>
        </Text>
        <Text size="sm" c="dimmed">
          {local ? (
            <Trans>
              The app chose this name itself. Your answer goes to an app on this device (<strong>{returnsTo}</strong>).
            </Trans>
          ) : (
            <Trans>
              The app chose this name itself. Your answer goes to <strong>{returnsTo}</strong>.
            </Trans>
          )}{' '}
          <Trans>Allow it only if you have just started this yourself.</Trans>
        </Text>
        <FormProblem text={problem} />
        <Button
          size="lg"
          fullWidth
          loading={isSending && chosen === true}
          disabled={isSending && chosen !== true}
          onClick={() => void answer(true)}
        >
          <Trans>Allow</Trans>
        </Button>
        <Button
          size="lg"
          fullWidth
          variant="default"
          loading={isSending && chosen === false}
          disabled={isSending && chosen !== false}
          onClick={() => void answer(false)}
        >
          <Trans>Don’t allow</Trans>
        </Button>
      </Stack>
    </AccountCard>
  )
}
