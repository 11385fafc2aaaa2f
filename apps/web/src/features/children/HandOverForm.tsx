import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group as Row, Stack, Text, TextInput } from '@mantine/core'
import { handOverInput } from '@questboard/api/children/schema'
import { type FormEvent, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { formatDate } from '../../app/format-dates.ts'
import { trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { announce } from '../../ui/toasts.ts'
import { providersOf, type SignInOptions } from '../account/sign-in-options.ts'

type HandOverFormProps = { childId: string; name: string; signInOptions: SignInOptions; close: () => void }

/** Offers a child an account, or shows the open offer with a button to take it back. */
export function HandOverForm({ childId, name, signInOptions, close }: HandOverFormProps) {
  const { t, i18n } = useLingui()
  const service = providersOf(signInOptions, i18n.locale)
  const { data: children } = trpc.children.list.useQuery({})
  const hasMail = trpc.config.read.useQuery({}).data?.mail ?? true
  const offer = children?.find(({ userId }) => userId === childId)?.handOver ?? null
  const [email, setEmail] = useState('')
  const [emailError, setEmailError] = useState<string | null>(null)
  const { send, ...state } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (code !== 'emailAlreadyUsed') return failureText(code)
    setEmailError(t`This address already has an account.`)
    return null
  })

  const run = (call: () => Promise<unknown>, done: string) =>
    send(async () => {
      await call()
      await trpcUtils.children.list.fetch({}, { staleTime: 0 })
      announce(done)
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = handOverInput.shape.email.safeParse(email)
    if (!read.success) return setEmailError(t`Enter an e-mail address, for example ani@example.org.`)
    void run(
      () => trpcClient.children.handOver.mutate({ userId: childId, email: read.data }),
      hasMail ? t`The link is on its way.` : t`The link is ready.`,
    )
  }

  if (offer) {
    const [address, day] = [offer.email, formatDate(offer.expiresAt)]
    return (
      <Stack>
        <Text>
          {hasMail ? (
            <Trans>
              We’ve sent a link to <bdi>{address}</bdi>. It works until {day}. Until it’s used, nothing changes.
            </Trans>
          ) : (
            <Trans>
              The link for <bdi>{address}</bdi> is ready, but this server can’t send e-mails. The person who runs it
              finds the link in its log. It works until {day}. Until it’s used, nothing changes.
            </Trans>
          )}
        </Text>
        <FormProblem text={state.problem} />
        <Row justify="flex-end">
          <Button
            variant="default"
            loading={state.isSending}
            onClick={() =>
              void run(() => trpcClient.children.cancelHandOver.mutate({ userId: childId }), t`The link is cancelled.`)
            }
          >
            <Trans>Cancel the link</Trans>
          </Button>
          <Button onClick={close} data-autofocus autoFocus>
            <Trans>Close</Trans>
          </Button>
        </Row>
      </Stack>
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>
          <Trans>
            From the age of 13, {name} can have their own account. They keep everything they earned, and guardians no
            longer manage it.
          </Trans>{' '}
          {!signInOptions.passwordSignIn && (
            <Trans>They sign in with {service}, so they need an account there with this e-mail address.</Trans>
          )}
        </Text>
        <TextInput
          type="email"
          label={t`${name}’s e-mail address`}
          description={hasMail ? t`The link in the e-mail works for 7 days.` : t`The link works for 7 days.`}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setEmailError(null)
          }}
          error={emailError}
          autoComplete="off"
          data-autofocus
          autoFocus
        />
        <FormButtons {...state} close={close}>
          {hasMail ? <Trans>Send the link</Trans> : <Trans>Create the link</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
