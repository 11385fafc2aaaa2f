import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { SecondFactorBegun } from '@questboard/api/auth/second-factor/schema'
import { QRCodeSVG } from 'qrcode.react'
import { useRef, useState } from 'react'
import { readFailure } from '../../../app/failure.ts'
import { failureText } from '../../../app/failure-text.ts'
import { showInForm } from '../../../app/form-failure.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { useSubmit } from '../../../app/use-submit.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { FormButtons } from '../../../ui/FormButtons.tsx'
import { useCodeFaultText } from '../../account/use-code-fault-text.ts'
import { usePasswordToggle } from '../../account/use-password-toggle.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Turns the second factor on: the password, then the app with its first code, then the recovery codes. */
export function SetUp({ close }: { close: () => void }) {
  const [begun, setBegun] = useState<SecondFactorBegun | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} close={close} />
  if (begun) return <FirstCode begun={begun} onCodes={setCodes} close={close} />
  return <Password onBegun={setBegun} close={close} />
}

function Password({ onBegun, close }: { onBegun: (begun: SecondFactorBegun) => void; close: () => void }) {
  const { t } = useLingui()
  const toggle = usePasswordToggle()
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' } })
  const { send, ...state } = useSubmit((error) =>
    showInForm(form, error, {
      texts: { password: t`Enter your current password.` },
      codes: { incorrectOldPassword: 'password' },
    }),
  )
  const submit = (values: typeof form.values) =>
    send(async () => onBegun(await trpcClient.secondFactor.begin.mutate(values)))
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <PasswordInput
          key={form.key('password')}
          {...form.getInputProps('password')}
          {...toggle}
          label={t`Your password`}
          description={t`Leave it empty if you don’t have one.`}
          autoComplete="current-password"
          data-autofocus
        />
        <FormButtons {...state} close={close}>
          <Trans>Continue</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

type FirstCodeProps = { begun: SecondFactorBegun; onCodes: (codes: string[]) => void; close: () => void }

function FirstCode({ begun: { secret, uri }, onCodes, close }: FirstCodeProps) {
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
    if (code === 'notFound') return t`This took longer than 15 minutes. Close it and begin again.`
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
          label={t`2. Enter the 6 digits that it shows`}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
        />
        <FormButtons {...state} close={close}>
          <Trans>Turn on</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
