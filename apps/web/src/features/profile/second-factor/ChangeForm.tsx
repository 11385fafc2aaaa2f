import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import { FormButtons } from '../../../ui/FormButtons.tsx'
import { showMessage } from '../../../ui/toasts.ts'
import { ProofCode, ProofPassword, type ProofValues, useProof } from './Proof.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Makes new recovery codes, or turns the second factor off: with the password and a code. */
export function ChangeForm({ kind, close }: { kind: 'codes' | 'off'; close: () => void }) {
  const { t } = useLingui()
  const [codes, setCodes] = useState<string[] | null>(null)
  const { form, send, ...state } = useProof({ withCode: true })
  const submit = (values: ProofValues) =>
    send(async () => {
      if (kind === 'codes') {
        setCodes((await trpcClient.secondFactor.makeRecoveryCodes.mutate(values)).recoveryCodes)
        return
      }
      await trpcClient.secondFactor.turnOff.mutate(values)
      void trpcUtils.secondFactor.read.invalidate()
      showMessage(t`Signing in no longer asks for a code.`)
      close()
    })
  if (codes) return <RecoveryCodes codes={codes} close={close} />
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <Text size="sm">
          {kind === 'codes' ? (
            <Trans>The codes that you have now stop working.</Trans>
          ) : (
            <Trans>Signing in gets one step shorter, but your account is easier to break into.</Trans>
          )}
        </Text>
        <ProofPassword form={form} />
        <ProofCode form={form} />
        <FormButtons {...state} close={close} {...(kind === 'off' && { color: 'red' as const })}>
          {kind === 'codes' ? <Trans>Make new codes</Trans> : <Trans>Turn off</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
