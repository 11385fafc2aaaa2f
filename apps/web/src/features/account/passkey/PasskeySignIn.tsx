import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { readFailure } from '../../../app/failure.ts'
import { failureText } from '../../../app/failure-text.ts'
import { useSubmit } from '../../../app/use-submit.ts'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { PasskeyFault } from './fault.ts'
import { passkeySupport } from './support.ts'

const load = () => import('./sign-in.ts')

/**
 * A button that signs in with a passkey. The browser also offers passkeys in the e-mail field. The button is there in
 * every browser, because the page is prerendered without knowing it.
 */
export function PasskeySignIn({ redirect }: { redirect: string }) {
  const router = useRouter()
  const [round, setRound] = useState(0)
  const { send, isSending, problem } = useSubmit(explain)

  /** After a failure the e-mail field offers passkeys again: the window of the browser has ended that. */
  const finish = async (sign: () => Promise<string | undefined>) => {
    let path: string | undefined
    await send(async () => {
      path = await sign()
    })
    if (path === undefined) setRound((last) => last + 1)
    else router.history.replace(path)
  }

  const pickWindow = async () => {
    const support = passkeySupport()
    if (support !== 'yes') throw new PasskeyFault(support, undefined)
    const { signInWindow, pathOfPasskey } = await load()
    return pathOfPasskey(await signInWindow(), redirect)
  }

  const finishField = useEffectEvent(async (stillShown: () => boolean) => {
    if (passkeySupport() !== 'yes') return
    const { signInField, pathOfPasskey } = await load()
    const signed = await signInField()
    if (signed && stillShown()) await finish(() => pathOfPasskey(signed, redirect))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round offers once
  useEffect(() => {
    let isShown = true
    // Nothing was asked of the user yet, so a failure is not shown. The button says what is wrong.
    finishField(() => isShown).catch(() => {})
    return () => {
      isShown = false
      void load().then(({ stopAsking }) => stopAsking())
    }
  }, [round])

  return (
    <Stack gap="xs" mt="sm">
      <Button
        variant="default"
        size="lg"
        fullWidth
        leftSection={<IconFingerprint size={20} aria-hidden="true" />}
        loading={isSending}
        onClick={() => void finish(pickWindow)}
      >
        <Trans>Sign in with a passkey</Trans>
      </Button>
      <FormProblem text={problem} />
    </Stack>
  )
}

async function explain(error: unknown): Promise<string | null> {
  if (error instanceof PasskeyFault) {
    const { fault } = error
    if (fault === 'cancelled') return t`No passkey was used. Try again, or sign in another way.`
    if (fault === 'timedOut') return t`That took too long. Try again.`
    if (fault === 'address') return t`Passkeys don’t work at this address. Open Questboard at its usual address.`
    if (fault === 'replaced') return null
    if (fault === 'browser') return t`This browser can’t use passkeys. Try another browser or device.`
    return t`This device couldn’t use a passkey. Try again, or sign in another way.`
  }
  const { code } = readFailure(error)
  if (code === 'wrongCredentials') {
    return t`This passkey was removed from Questboard. Sign in another way, and delete it on your device.`
  }
  if (code === 'authenticationFailed') return t`That passkey wasn’t accepted. Try again.`
  return failureText(code)
}
