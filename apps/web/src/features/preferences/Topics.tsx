import { Trans, useLingui } from '@lingui/react/macro'
import { Fieldset, Group, Stack, Text } from '@mantine/core'
import {
  type NotificationPreferences,
  typesWithOwnEmail,
  type UpdatePreferences,
} from '@questboard/api/preferences/schema'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'
import { type Topic, topics } from './topics.ts'

type TopicsProps = {
  preferences: NotificationPreferences
  /** Whether the server sends e-mails. */
  hasMail: boolean
}

/** What is pushed and e-mailed, by topic: one switch for types that belong together. */
export function Topics({ preferences, hasMail }: TopicsProps) {
  const { i18n } = useLingui()
  return (
    <Stack gap="xl">
      {hasMail && (
        <Text size="sm">
          <Trans>The switch on the left is for your devices, the one on the right for e-mail.</Trans>
        </Text>
      )}
      {topics.map((heading) => (
        <Fieldset key={heading.title.id} variant="unstyled" legend={<b>{i18n._(heading.title)}</b>}>
          {hasMail && (
            <Text size="sm" c="dimmed" ta="end" aria-hidden>
              <Trans>E-mail</Trans>
            </Text>
          )}
          <Stack gap="sm" pt={hasMail ? 4 : 'sm'}>
            {heading.topics.map((topic) => (
              <Group key={topic.title.id} justify="space-between" align="start" wrap="nowrap">
                <PushSwitch topic={topic} preferences={preferences} />
                {hasMail && <EmailSwitch topic={topic} preferences={preferences} />}
              </Group>
            ))}
          </Stack>
        </Fieldset>
      ))}
    </Stack>
  )
}

type TopicSwitchProps = {
  topic: Topic
  preferences: NotificationPreferences
}

function PushSwitch({ topic: { title, types }, preferences }: TopicSwitchProps) {
  const { i18n } = useLingui()
  const pushed = types.filter((type) => preferences.types[type].push)
  const isOn = pushed.length === types.length
  return (
    <PreferenceSwitch
      label={i18n._(title)}
      description={pushed.length > 0 && !isOn ? <Trans>Some of them are on.</Trans> : undefined}
      isOn={isOn}
      change={(push) => ({ types: channelOf(types, { push }) })}
    />
  )
}

/** Types with an e-mail that is always sent are left out. A topic that has only those cannot be switched. */
function EmailSwitch({ topic: { title, types }, preferences }: TopicSwitchProps) {
  const { t, i18n } = useLingui()
  const switched = types.filter((type) => !typesWithOwnEmail.includes(type))
  const mailed = switched.filter((type) => preferences.types[type].email)
  const isOn = mailed.length === switched.length
  const topic = i18n._(title)
  return (
    <PreferenceSwitch
      isLabelHidden
      label={mailed.length > 0 && !isOn ? t`${topic}, by e-mail: some of them are on` : t`${topic}, by e-mail`}
      isOn={isOn}
      isPartlyOn={mailed.length > 0 && !isOn}
      isFixed={switched.length === 0}
      change={(email) => ({ types: channelOf(switched, { email }) })}
    />
  )
}

const channelOf = (
  types: Topic['types'],
  channel: { push: boolean } | { email: boolean },
): NonNullable<UpdatePreferences['types']> => Object.fromEntries(types.map((type) => [type, channel]))
