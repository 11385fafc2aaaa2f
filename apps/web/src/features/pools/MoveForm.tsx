import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { moveRubiesInput, type Pool } from '@questboard/api/pools/schema'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { formatNumber } from '../../app/format-number.ts'
import { trpcClient } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { Amount } from '../../ui/Amount.tsx'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { RubyInput } from '../../ui/RubyInput.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'
import { rubiesIn, withRubies } from '../groups/rubies.ts'

type MoveFormProps = { groupId: string; pool: Pool; direction: 'contribute' | 'withdraw'; close: () => void }

/** How many own rubies go into a jar, or come back. */
export function MoveForm({ groupId, pool, direction, close }: MoveFormProps) {
  const { t } = useLingui()
  const missing = pool.ruby - pool.saved
  const have = rubiesIn(groupId)
  const max = direction === 'withdraw' ? pool.own : Math.min(missing, have)
  const most = formatNumber(max)
  const ids = { groupId, poolId: pool.id }
  const texts = { ruby: t`Enter 1 or more.` }
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { ruby: (direction === 'withdraw' ? max : Math.min(5, max)) as number | string },
    validate: ({ ruby }) =>
      Number(ruby) > max ? { ruby: t`Enter ${most} or less.` } : checkFields(moveRubiesInput, { ...ids, ruby }, texts),
  })
  const codes = {
    poolWouldOverflow: 'ruby',
    notEnoughRubyToSave: 'ruby',
    notEnoughInPool: 'ruby',
  } as const
  const { send, ...state } = useSubmit((error) => {
    // Another member was faster: the jar behind the form shows what is missing now.
    refreshGroup(groupId)
    return showInForm(form, error, { texts, codes })
  })
  const name = shortTitle(pool.name)

  const submit = (values: typeof form.values) =>
    send(async () => {
      const { ruby } = moveRubiesInput.parse({ ...ids, ...values })
      await withRubies(groupId, () => trpcClient.pools[direction].mutate({ ...ids, ruby }))
      refreshGroup(groupId)
      showMessage(direction === 'withdraw' ? t`You have your rubies back.` : t`Added to “${name}”.`)
      close()
    })

  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <Text>
          {direction === 'withdraw' ? (
            <Trans>
              You added <Amount currency="ruby" value={pool.own} /> to “{name}”.
            </Trans>
          ) : (
            <Trans>
              You have <Amount currency="ruby" value={have} />, and “{name}” needs{' '}
              <Amount currency="ruby" value={missing} /> more. You can take them back until the jar is full.
            </Trans>
          )}
        </Text>
        <RubyInput
          key={form.key('ruby')}
          {...form.getInputProps('ruby')}
          label={t`How many rubies`}
          min={1}
          max={max}
          data-autofocus
        />
        <FormButtons {...state} close={close}>
          {direction === 'withdraw' ? <Trans context="rubies">Take back</Trans> : <Trans>Add</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
