import { Trans, useLingui } from '@lingui/react/macro'
import { Fieldset, Stack } from '@mantine/core'
import type { NotificationPreferences, UpdatePreferences } from '@questboard/api/preferences/schema'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'
import { type Topic, topics } from './topics.ts'

/** What is pushed, by topic: one switch for types that belong together. */
export function Topics({ preferences }: { preferences: NotificationPreferences }) {
  const { i18n } = useLingui()
  return (
    <Stack gap="xl">
      {topics.map((heading) => (
        <Fieldset key={heading.title.id} variant="unstyled" legend={<b>{i18n._(heading.title)}</b>}>
          <Stack gap="sm" pt="sm">
            {heading.topics.map((topic) => (
              <TopicSwitch key={topic.title.id} topic={topic} preferences={preferences} />
            ))}
          </Stack>
        </Fieldset>
      ))}
    </Stack>
  )
}

function TopicSwitch({ topic: { title, types }, preferences }: { topic: Topic; preferences: NotificationPreferences }) {
  const { i18n } = useLingui()
  const pushed = types.filter((type) => preferences.types[type].push)
  const isOn = pushed.length === types.length
  return (
    <PreferenceSwitch
      label={i18n._(title)}
      description={pushed.length > 0 && !isOn ? <Trans>Some of them are on.</Trans> : undefined}
      isOn={isOn}
      change={(push) => ({ types: pushOf(types, push) })}
    />
  )
}

const pushOf = (types: Topic['types'], push: boolean): NonNullable<UpdatePreferences['types']> =>
  Object.fromEntries(types.map((type) => [type, { push }]))
