import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Input, NumberInput, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { createRewardsInput, type Reward } from '@questboard/api/rewards/schema'
import { IconPlus, IconX } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import { showInForm } from '../../app/form-failure.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { type Currency, CurrencyPiece } from '../../ui/Amount.tsx'
import type { ExtraFields } from '../../ui/extra-fields.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { NewReward } from './add.ts'
import {
  checkRewards,
  keepsUses,
  maxPrice,
  maxTimes,
  minPrice,
  minTimes,
  type RewardValues,
  readRewards,
  rewardTexts,
} from './check-rewards.ts'
import classes from './form.module.css'

/** The maximum number of rewards per call. */
const maxAtOnce = 10

type RewardFormProps = {
  /** The reward to edit; undefined for new ones. */
  reward?: Pick<Reward, 'name' | 'gold' | 'type' | 'timesToUse'>
  /** Allows only one reward, even when it is new. */
  isSingle?: boolean
  /** The currency of the price; gold by default. */
  currency?: Currency
  /** Additional fields and their validation, which shows its errors next to them. */
  extra?: ExtraFields
  /** Saves the rewards. `keepsUses`: the uses that the edited one has left stay as they are. */
  save: (written: NewReward[], edit: { keepsUses: boolean }) => Promise<void>
  close: () => void
}

const blank = (): RewardValues & { key: number } => ({
  key: ++lastKey,
  name: '',
  gold: 50,
  type: 'constant',
  timesToUse: 3,
})
let lastKey = 0

/** The form for a reward, or for several new ones. After a failure it stays open, shows why, and can be sent again. */
export function RewardForm({ reward, isSingle = false, currency = 'gold', extra, save, close }: RewardFormProps) {
  const { t } = useLingui()
  // Side by side the labels do not fit into the dialog on the smallest phones.
  const isNarrow = useMedia('(max-width: 22em)')
  const left = reward?.timesToUse ?? undefined
  const form = useForm({
    mode: 'controlled',
    initialValues: {
      rewards: [reward ? { ...blank(), ...reward, timesToUse: reward.timesToUse ?? minTimes } : blank()],
    },
    validate: (values) => checkRewards(values, left),
    clearInputErrorOnChange: true,
  })
  const { rewards } = form.values

  const { send, ...state } = useSubmit((error) => showInForm(form, error, { texts: rewardTexts(rewards.length) }))

  function submit(values: typeof form.values) {
    if (extra?.validate() === false) return
    const written = createRewardsInput.parse(readRewards(values.rewards, left))
    const edit = { keepsUses: values.rewards.some((value) => keepsUses(value, left)) }
    void send(() => save(written.rewards, edit).then(close))
  }

  /** The next reward gets the focus, or the last one. */
  function remove({ form: element }: HTMLButtonElement, index: number) {
    flushSync(() => form.removeListItem('rewards', index))
    const fieldsets = [...(element?.querySelectorAll('fieldset') ?? [])]
    ;(fieldsets[index] ?? fieldsets.at(-1))?.querySelector('input')?.focus()
  }

  return (
    <form onSubmit={form.onSubmit(submit, () => extra?.validate())} noValidate>
      <Stack>
        {rewards.map(({ key, type }, index) => (
          <fieldset key={key} className={classes.reward} data-several={rewards.length > 1 || undefined}>
            {rewards.length > 1 && (
              <legend className={classes.legend}>
                <Trans>Reward {index + 1}</Trans>
              </legend>
            )}
            {rewards.length > 1 && (
              <ActionIcon
                className={classes.drop}
                variant="subtle"
                color="gray"
                size={40}
                aria-label={t`Remove reward ${index + 1}`}
                onClick={(event) => remove(event.currentTarget, index)}
              >
                <IconX size={18} />
              </ActionIcon>
            )}
            <TextInput
              {...form.getInputProps(`rewards.${index}.name`)}
              label={t`Name`}
              placeholder={t`What would make you happy?`}
              dir="auto"
              autoComplete="off"
              data-autofocus={index === 0 || undefined}
              autoFocus={index > 0}
            />
            <div className={classes.numbers}>
              <NumberInput
                {...form.getInputProps(`rewards.${index}.gold`)}
                label={currency === 'ruby' ? t`Price in rubies` : t`Price in gold`}
                leftSection={<CurrencyPiece currency={currency} />}
                min={minPrice}
                max={maxPrice}
                clampBehavior="none"
                allowDecimal={false}
                step={5}
              />
              {type === 'times' && (
                <NumberInput
                  {...form.getInputProps(`rewards.${index}.timesToUse`)}
                  label={t`How many times`}
                  min={Math.min(minTimes, left ?? minTimes)}
                  max={maxTimes}
                  clampBehavior="none"
                  allowDecimal={false}
                />
              )}
            </div>
            <Input.Wrapper label={t`How often`} labelElement="div" size="md">
              <SegmentedControl
                {...form.getInputProps(`rewards.${index}.type`, { withError: false })}
                aria-label={t`How often`}
                orientation={isNarrow ? 'vertical' : 'horizontal'}
                classNames={{ label: classes.type ?? '', control: classes.kind ?? '' }}
                data={[
                  { value: 'constant', label: t`Always` },
                  { value: 'once', label: t`Once` },
                  { value: 'times', label: t`Several times` },
                ]}
                fullWidth
              />
            </Input.Wrapper>
          </fieldset>
        ))}
        {!reward && !isSingle && rewards.length < maxAtOnce && (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} />}
            onClick={() => form.insertListItem('rewards', blank())}
            className={classes.another}
          >
            <Trans>Add another reward</Trans>
          </Button>
        )}
        {extra?.fields}
        <FormButtons {...state} close={close}>
          {state.problem ? <Trans>Try again</Trans> : reward ? <Trans>Save</Trans> : <Trans>Add</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
