import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NumberInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type Member, sendGemsInput } from '@questboard/api/groups/schema'
import type { Gems } from '@questboard/api/ledger/schema'
import { checkFields } from '../../app/check-fields.ts'
import { readFailure } from '../../app/failure.ts'
import { showInForm } from '../../app/form-failure.ts'
import { formatDate } from '../../app/format-dates.ts'
import { useStats } from '../../app/mutations/balances.ts'
import { trpc, trpcClient } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { Amount, CurrencyPiece } from '../../ui/Amount.tsx'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { withRubies } from './rubies.ts'

type SendGemsFormProps = { groupId: string; member: Member; close: () => void }

/** Sends gems to a member. It cannot be undone, so the form shows what is left. */
export function SendGemsForm({ groupId, member, close }: SendGemsFormProps) {
  const { t } = useLingui()
  const { gems: have } = useStats()
  const { data: gems } = trpc.ledger.gems.useQuery({}, { staleTime: 0 })
  const sendable = Math.min(have, gems?.sendable ?? have)
  const ids = { groupId, memberId: member.id }
  const texts = { gems: t`Enter 1 or more.` }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { gems: 5 as number | string },
    validate: ({ gems }) => {
      if (Number(gems) > have) return { gems: t`You don’t have that many gems.` }
      if (Number(gems) > sendable) {
        return { gems: t`You can send ${plural(sendable, { one: '# gem', other: '# gems' })} now.` }
      }
      return checkFields(sendGemsInput, { ...ids, gems }, texts)
    },
  })

  const name = shortTitle(member.name)
  const { send, ...state } = useSubmit(async (error) => {
    // The recipient has reached the limit. The error concerns the amount, not the number of open items.
    if (readFailure(error).code === 'tooManyItems') {
      form.setFieldError('gems', t`${name} can get 100 gems in 30 days, not counting bought ones. Send fewer.`)
      return null
    }
    return showInForm(form, error, { texts, codes: { notEnoughGemsToSend: 'gems' } })
  })

  const submit = (values: typeof form.values) =>
    send(async () => {
      const { gems } = sendGemsInput.parse({ ...ids, ...values })
      await withRubies(groupId, () => trpcClient.groups.sendGems.mutate({ ...ids, gems }))
      showMessage(t`${plural(gems, { one: `Sent # gem to ${name}.`, other: `Sent # gems to ${name}.` })}`)
      close()
    })

  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <Text>
          <Trans>
            You have <Amount currency="gems" value={have} />. You can’t take back what you send.
          </Trans>
        </Text>
        {gems && sendable < have && <WhenSendable gems={gems} sendable={sendable} />}
        <NumberInput
          key={form.key('gems')}
          {...form.getInputProps('gems')}
          label={t`How many gems`}
          leftSection={<CurrencyPiece currency="gems" />}
          min={1}
          max={sendable}
          clampBehavior="none"
          allowDecimal={false}
          data-autofocus
        />
        <FormButtons {...state} close={close}>
          {state.problem ? <Trans>Try again</Trans> : <Trans>Send</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}

/** How many gems can be sent now, and when the bought ones can be. */
function WhenSendable({ gems: { next }, sendable }: { gems: Gems; sendable: number }) {
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        You can send <Amount currency="gems" value={sendable} /> now.
      </Trans>{' '}
      {next && (
        <Trans>
          Bought gems can be sent 14 days after payment: <Amount currency="gems" value={next.gems} /> from{' '}
          {formatDate(next.from)}.
        </Trans>
      )}
    </Text>
  )
}
