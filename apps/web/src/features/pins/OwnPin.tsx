import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group as Row, Stack, Text } from '@mantine/core'
import { pin as pinSchema, type SetPin, setPinInput } from '@questboard/api/pins/schema'
import { type FormEvent, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { NeedsConnection, useIsOnline } from '../../app/NeedsConnection.tsx'
import { ofSession } from '../../app/of-session.ts'
import { trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { OwnPassword } from '../account/OwnPassword.tsx'
import { SavedMessage } from '../account/SavedMessage.tsx'
import { PinInput } from './PinInput.tsx'
import { WallChoice } from './WallChoice.tsx'

/** The user's own PIN for family tablets, and what the wall may show and do. */
export function OwnPin() {
  const query = trpc.profile.pin.useQuery({}, { staleTime: 0 })
  const { data } = query
  if (!data) return <LoadingOrError query={query} title={<Trans>Couldn’t load the setting</Trans>} />
  return <Form {...data} />
}

function Form({ pin: hasPin, locked, wall: saved }: { pin: boolean; locked: boolean; wall: SetPin['wall'] }) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  const [pin, setPin] = useState('')
  const [password, setPassword] = useState('')
  /** The choice for the wall that is not saved yet, if any. */
  const [chosen, setChosen] = useState<SetPin['wall'] | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const wall = chosen ?? saved
  const [errors, setErrors] = useState<{ pin?: string; password?: string }>({})
  const { send, isSending, problem } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (code !== 'incorrectOldPassword') return failureText(code)
    setErrors({ password: t`That’s not your password.` })
    return null
  })

  function save(change: { pin?: string | null }, asked: SetPin['wall']) {
    setIsSaved(false)
    void send(async () => {
      const saved = await ofSession(trpcClient.profile.setPin.mutate({ password, wall: asked, ...change }))
      if (saved === undefined) return
      // Others may use this screen next.
      setPin('')
      setPassword('')
      setErrors({})
      trpcUtils.profile.pin.setData({}, (before) => before && { ...before, wall: asked })
      await trpcUtils.profile.pin.invalidate()
      setChosen(null)
      setIsSaved(true)
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const isAsked = pin !== '' || (wall === 'pin' && !hasPin)
    const isPin = pinSchema.safeParse(pin).success
    const found = {
      ...(isAsked && !isPin && { pin: t`4 to 6 digits.` }),
      ...(isPin && !setPinInput.shape.pin.safeParse(pin).success && { pin: t`That one is too easy to guess.` }),
    }
    setErrors(found)
    if (Object.keys(found).length === 0) save(pin === '' ? {} : { pin }, wall)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {locked && (
          <Text role="status">
            <Trans>Too many wrong PINs. Set a new one to unlock it.</Trans>
          </Text>
        )}
        <PinInput
          label={hasPin ? t`New PIN` : t`PIN`}
          description={
            hasPin
              ? t`Leave it empty to keep yours. It opens only your game on a family tablet, never your account.`
              : t`4 to 6 digits. It opens only your game on a family tablet, never your account.`
          }
          value={pin}
          onChange={(written) => {
            setPin(written)
            setIsSaved(false)
          }}
          error={errors.pin}
        />
        <WallChoice
          value={wall}
          onChange={(choice) => {
            setChosen(choice)
            setIsSaved(false)
          }}
          isOwn
        />
        <OwnPassword
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={errors.password}
        />
        <NeedsConnection isOnline={isOnline} inStack />
        <Row>
          <Button type="submit" loading={isSending} disabled={!isOnline}>
            <Trans>Confirm</Trans>
          </Button>
          {hasPin && (
            <Button variant="default" disabled={isSending || !isOnline} onClick={() => save({ pin: null }, 'off')}>
              <Trans>Remove the PIN</Trans>
            </Button>
          )}
          <SavedMessage shown={isSaved} problem={problem} />
        </Row>
      </Stack>
    </form>
  )
}
