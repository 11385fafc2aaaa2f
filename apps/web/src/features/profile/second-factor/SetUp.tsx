import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { SecondFactorBegun } from '@questboard/api/auth/second-factor/schema'
import { QRCodeSVG } from 'qrcode.react'
import { useRef, useState } from 'react'
import { readFailure } from '../../../app/failure.ts'
import { failureText } from '../../../app/failure-text.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { useSubmit } from '../../../app/use-submit.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { FormButtons } from '../../../ui/FormButtons.tsx'
import { useCodeFaultText } from '../../account/use-code-fault-text.ts'
import { ProofCode, ProofPassword, type ProofValues, useProof } from './Proof.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type SetUpProps = {
  /** Whether a second factor is on, whose app gives way to the new one. */
  replaces: boolean
  close: () => void
}

/**
 * Turns the second factor on, or moves it to another app: the password, the app with its first code, recovery codes.
 */
export function SetUp({ replaces, close }: SetUpProps) {
  const [begun, setBegun] = useState<SecondFactorBegun | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} close={close} />
  if (begun) return <FirstCode begun={begun} replaces={replaces} onCodes={setCodes} close={close} />
  return <Begin replaces={replaces} onBegun={setBegun} close={close} />
}

function Begin({ replaces, onBegun, close }: SetUpProps & { onBegun: (begun: SecondFactorBegun) => void }) {
  const { form, send, ...state } = useProof({ withCode: replaces })
  const submit = ({ password, code }: ProofValues) =>
    send(async () => onBegun(await trpcClient.secondFactor.begin.mutate({ password, ...(replaces && { code }) })))
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <Text size="sm">
          {replaces ? (
            <Trans>
              Enter a code from the app you have now. Lost it? Use a recovery code. The old app works until the new one
              is set up.
            </Trans>
          ) : (
            <Trans>You need an authenticator app on your phone, or in your password manager.</Trans>
          )}
        </Text>
        <ProofPassword form={form} />
        {replaces && <ProofCode form={form} />}
        <FormButtons {...state} close={close}>
          <Trans>Continue</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

type FirstCodeProps = SetUpProps & { begun: SecondFactorBegun; onCodes: (codes: string[]) => void }

function FirstCode({ begun: { secret, uri }, replaces, onCodes, close }: FirstCodeProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const faultText = useCodeFaultText()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: ({ code }) => (code.trim() === '' ? { code: t`Enter the 6 digits.` } : {}),
  })
  const { send, ...state } = useSubmit(async (error) => {
    const { code } = readFailure(error)
    if (code === 'notFound') return t`This took longer than 15 minutes. Close this and start again.`
    if (code !== 'invalidData') return failureText(code)
    form.setFieldError('code', faultText(error))
    form.getInputNode('code')?.focus()
    return null
  })
  const submit = (values: typeof form.values) =>
    send(async () => onCodes((await trpcClient.secondFactor.confirm.mutate(values)).recoveryCodes))
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <Text>
          <Trans>1. Scan this with an authenticator app.</Trans>
        </Text>
        {/* Cameras need a dark code on a light ground, in either colour scheme. */}
        <QRCodeSVG value={uri} size={192} marginSize={3} title={t`QR code for an authenticator app`} role="img" />
        <TextInput
          ref={field}
          label={t`Or type this key into the app`}
          value={secret}
          readOnly
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
          rightSectionWidth={110}
          rightSection={
            <CopyButton
              size="compact-sm"
              field={field}
              announcements={{ copied: t`Key copied.`, selected: t`The key is selected. Copy it.` }}
            />
          }
        />
        <TextInput
          key={form.key('code')}
          {...form.getInputProps('code')}
          label={t`2. Enter the 6 digits it shows`}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
        <FormButtons {...state} close={close}>
          {replaces ? <Trans>Use this app</Trans> : <Trans>Turn on</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
