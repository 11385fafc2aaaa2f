import { Trans, useLingui } from '@lingui/react/macro'
import { Fieldset, NativeSelect, Stack, Switch } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Group } from '@questboard/api/groups/schema'

export type SettingsValues = { timeZone: string; deeds: boolean; loadForAll: boolean; showShares: boolean }

export const settingsOf = ({ timeZone, deeds, loadVisibleTo, showShares }: Group): SettingsValues => ({
  timeZone,
  deeds,
  loadForAll: loadVisibleTo === 'all',
  showShares,
})

export const writtenSettings = ({ timeZone, deeds, loadForAll, showShares }: SettingsValues) => ({
  timeZone,
  deeds,
  loadVisibleTo: loadForAll ? ('all' as const) : ('leaders' as const),
  showShares,
})

/** The zones that the device knows and the one of the group, which another device may have chosen. */
const zonesWith = (current: string): { value: string; label: string }[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), current])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }))

/** How the members of a group play together: its day, and what they see of each other. */
export function GroupSettings<Values extends SettingsValues>({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useLingui()
  const toggle = (name: 'deeds' | 'loadForAll' | 'showShares') => ({
    ...form.getInputProps(name, { type: 'checkbox' }),
    key: form.key(name),
    size: 'md',
  })
  const deeds = toggle('deeds')
  const load = toggle('loadForAll')
  const shares = toggle('showShares')
  return (
    <Stack>
      <NativeSelect
        key={form.key('timeZone')}
        {...form.getInputProps('timeZone')}
        size="md"
        label={t`Time zone`}
        description={t`The group’s day begins at midnight in this time zone. Turns change then.`}
        data={zonesWith(form.getValues().timeZone)}
      />
      <Fieldset legend={<Trans>Playing together</Trans>}>
        <Stack>
          <Switch
            {...deeds}
            key={deeds.key}
            label={t`Members can say they did something extra`}
            description={t`A leader decides how many rubies it earns.`}
          />
          <Switch
            {...load}
            key={load.key}
            label={t`Everyone sees how much each member did`}
            description={t`Otherwise only leaders see it, and members see their own part.`}
          />
          <Switch
            {...shares}
            key={shares.key}
            label={t`Everyone sees how much each member saved`}
            description={t`Otherwise members see the total and their own share.`}
          />
        </Stack>
      </Fieldset>
    </Stack>
  )
}
