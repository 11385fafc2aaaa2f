import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NumberInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type Member, sendGemsInput } from '@questboard/api/groups/schema'
import { useState } from 'react'
import { useStats } from '../../app/acts/balances.ts'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { trpcClient } from '../../app/trpc.ts'
import { Amount, CurrencyPiece } from '../../ui/Amount.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { announce, showNote } from '../../ui/notes.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { withRubies } from './purse.ts'

type SendGemsFormProps = { groupId: string; member: Member; close: () => void }

/** Gives a member some of one's own gems. It cannot be taken back, so what is left is told beforehand. */
export function SendGemsForm({ groupId, member, close }: SendGemsFormProps) {
  const { t } = useLingui()
  const { gems: have } = useStats()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const named = { id: groupId, memberId: member.id }
  const texts = { gems: t`Write a whole number from 1 on.` }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { gems: 5 as number | string },
    validate: ({ gems }) =>
      Number(gems) > have
        ? { gems: t`You do not have that many gems.` }
        : checkFields(sendGemsInput, { ...named, gems }, texts),
  })

  async function submit(values: typeof form.values) {
    const { gems } = sendGemsInput.parse({ ...named, ...values })
    const name = shortTitle(member.name)
    setProblem(null)
    setSending(true)
    try {
      await withRubies(groupId, () => trpcClient.groups.sendGems.mutate({ ...named, gems }))
      const message = t`${plural(gems, { one: `# gem is on its way to ${name}.`, other: `# gems are on their way to ${name}.` })}`
      showNote({ message })
      announce(message)
      close()
    } catch (error) {
      setProblem(await showInForm(form, error, { texts, codes: { notEnoughGemsToSend: 'gems' } }))
    } finally {
      setSending(false)
    }
  }

  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <Text>
          <Trans>
            You have <Amount currency="gems" value={have} />. What you send cannot be taken back.
          </Trans>
        </Text>
        <NumberInput
          key={form.key('gems')}
          {...form.getInputProps('gems')}
          label={t`How many gems`}
          leftSection={<CurrencyPiece currency="gems" />}
          min={1}
          max={have}
          clampBehavior="none"
          allowDecimal={false}
          data-autofocus
        />
        <FormProblem text={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={sending}>
            {problem ? <Trans>Try again</Trans> : <Trans>Send</Trans>}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
