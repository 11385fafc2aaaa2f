import { Trans, useLingui } from '@lingui/react/macro'
import { Input, NativeSelect, Radio, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type CreateToken, createTokenInput, maxTokens } from '@questboard/api/tokens/schema'
import { checkFields } from '../../app/check-fields.ts'
import { readFailure } from '../../app/failure.ts'
import { showInForm } from '../../app/form-failure.ts'
import { formatDate } from '../../app/format-dates.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { AreaGrid } from './AreaGrid.tsx'
import { lastDayIn, lifetimes } from './lifetimes.ts'
import { type Preset, presets, scopesOf } from './presets.ts'

type TokenFormProps = { make: (wanted: CreateToken) => Promise<void>; close: () => void }

/** The name, scopes and lifetime of a new token. */
export function TokenForm({ make, close }: TokenFormProps) {
  const { t } = useLingui()
  const texts = {
    name: t`Say what it’s for, in up to 150 characters.`,
    scopes: t`Allow it at least one thing.`,
    expiresOn: t`Choose how long it works.`,
  }
  const form = useForm({
    mode: 'controlled',
    initialValues: { name: '', preset: 'read' as Preset, permissions: presets.chosen, days: '90' },
    transformValues: ({ name, preset, permissions, days }) => ({
      name,
      scopes: scopesOf(preset === 'chosen' ? permissions : presets[preset]),
      expiresOn: days === '' ? null : lastDayIn(Number(days)),
    }),
    validate: (values) => {
      const scopes = scopesOf(values.preset === 'chosen' ? values.permissions : presets[values.preset])
      return checkFields(createTokenInput, { name: values.name, scopes }, texts)
    },
    clearInputErrorOnChange: true,
  })
  const { preset, permissions } = form.values

  const { send, ...state } = useSubmit(async (error) =>
    readFailure(error).code === 'tooManyItems'
      ? t`You have ${maxTokens} tokens, which is the limit. Revoke one you no longer need.`
      : showInForm<keyof typeof texts>(form, error, { texts }),
  )

  return (
    <form onSubmit={form.onSubmit((wanted) => void send(() => make(wanted)))} noValidate>
      <Stack>
        <TextInput
          {...form.getInputProps('name')}
          aria-invalid={Boolean(form.errors.name)}
          label={t`What it’s for`}
          placeholder={t`Kitchen display`}
          maxLength={200}
          autoComplete="off"
          data-autofocus
        />
        <Radio.Group {...form.getInputProps('preset')} label={t`What it can do`}>
          <Stack gap="xs" mt="xs">
            <Radio value="read" label={t`Read only`} description={t`It sees everything but changes nothing.`} />
            <Radio value="tasks" label={t`Tasks`} description={t`It sees, adds, completes and deletes your tasks.`} />
            <Radio
              value="everything"
              label={t`Full access`}
              description={t`Includes spending gold and gems. Never your password, payments or account settings.`}
            />
            <Radio value="chosen" label={t`Custom`} description={t`Choose read or change for each area.`} />
          </Stack>
        </Radio.Group>
        {preset === 'chosen' && (
          <AreaGrid
            permissions={permissions}
            onChange={(area, access) => form.setFieldValue('permissions', { ...permissions, [area]: access })}
          />
        )}
        {form.errors.scopes && <Input.Error role="alert">{form.errors.scopes}</Input.Error>}
        <NativeSelect
          {...form.getInputProps('days')}
          label={t`How long it works`}
          size="md"
          data={[
            ...lifetimes.map((days) => ({
              value: String(days),
              label: t`${days} days, until ${formatDate(lastDayIn(days))}`,
            })),
            { value: '', label: t`Until I revoke it` },
          ]}
        />
        <FormButtons {...state} close={close}>
          <Trans>Create token</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
