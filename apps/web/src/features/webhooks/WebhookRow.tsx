import { useLingui as useTranslations } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import type { Delivery, Webhook } from '@questboard/api/webhooks/schema'
import { useState } from 'react'
import { formatDateTime } from '../../app/format-dates.ts'
import { showFailure } from '../../app/show-failure.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { type Owner, test } from './calls.ts'
import { DeliveryOutcome } from './DeliveryOutcome.tsx'
import { eventNames } from './event-names.ts'
import type { ShowView } from './views.ts'
import classes from './webhooks.module.css'

/** The number of events that are named; more are counted. */
const maxNamed = 3

type WebhookRowProps = { owner: Owner; webhook: Webhook; show: ShowView }

export function WebhookRow({ owner, webhook, show }: WebhookRowProps) {
  const { t } = useLingui()
  const { _ } = useTranslations()
  const [lastTest, setLastTest] = useState<Delivery | null>(null)
  const { url, events } = webhook
  const { host } = new URL(url)

  const views = [
    { kind: 'log', label: t`Deliveries: ${host}`, text: <Trans>Deliveries</Trans>, color: 'blue' },
    { kind: 'form', label: t`Edit: ${host}`, text: <Trans>Edit</Trans>, color: 'blue' },
    { kind: 'removal', label: t`Delete: ${host}`, text: <Trans>Delete</Trans>, color: 'red' },
  ] as const

  async function tryIt() {
    setLastTest(null)
    await test(owner, webhook).then(setLastTest, showFailure)
  }

  return (
    <li className={classes.row}>
      <bdi className={classes.url}>{url}</bdi>
      <Text size="sm" c="dimmed">
        {events.length <= maxNamed ? (
          events.map((event) => _(eventNames[event])).join(' · ')
        ) : (
          <Plural value={events.length} one="# event" other="# events" />
        )}
      </Text>
      <State webhook={webhook} />
      <div role="status">{lastTest && <DeliveryOutcome delivery={lastTest} />}</div>
      <div className={classes.actions}>
        <BusyButton variant="light" size="compact-md" aria-label={t`Test: ${host}`} run={tryIt}>
          <Trans>Test</Trans>
        </BusyButton>
        {views.map(({ kind, label, text, color }) => (
          <Button
            key={kind}
            variant="subtle"
            size="compact-md"
            color={color}
            aria-label={label}
            onClick={() => show({ kind, webhook })}
          >
            {text}
          </Button>
        ))}
      </div>
    </li>
  )
}

const looks = {
  on: 'well',
  failing: 'warning',
  off: 'quiet',
  failed: 'wrong',
  gone: 'wrong',
  stopped: 'wrong',
  revoked: 'wrong',
} as const

function State({ webhook }: { webhook: Webhook }) {
  return (
    <p className={classes.state} data-look={looks[webhook.state]}>
      <InWords webhook={webhook} />
    </p>
  )
}

function InWords({ webhook: { state, failingSince, owner } }: { webhook: Webhook }) {
  if (state === 'on') return <Trans>Works</Trans>
  if (state === 'off') return <Trans>Switched off</Trans>
  if (state === 'gone') return <Trans>Switched off: the address no longer exists (410 Gone)</Trans>
  if (state === 'failed') return <Trans>Switched off: nothing got through for three days</Trans>
  if (state === 'revoked') {
    return (
      <Trans>Stopped to protect the account: someone may know the secret. Create a new one and switch it on.</Trans>
    )
  }
  const { name } = owner
  if (state === 'stopped') {
    return <Trans>Stopped: {name} no longer leads the group. Save it to take it over.</Trans>
  }
  const since = formatDateTime(failingSince ?? '')
  return <Trans>Nothing has got through since {since}. We keep trying.</Trans>
}
