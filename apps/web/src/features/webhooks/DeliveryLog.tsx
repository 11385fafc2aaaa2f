import { useLingui as useTranslations } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { Delivery, Webhook } from '@questboard/api/webhooks/schema'
import { formatDateTime } from '../../app/format-dates.ts'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { showFailure } from '../../app/show-failure.ts'
import { usePages } from '../../app/use-pages.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { logKey, type Owner, readLog, sendAgain } from './calls.ts'
import { DeliveryOutcome } from './DeliveryOutcome.tsx'
import { eventNames } from './event-names.ts'
import { pollInterval } from './poll-interval.ts'
import classes from './webhooks.module.css'

type DeliveryLogProps = { owner: Owner; webhook: Webhook; close: () => void }

/** The deliveries of a webhook in the last 30 days, newest first, with their outcomes. */
export function DeliveryLog({ owner, webhook, close }: DeliveryLogProps) {
  const { t } = useLingui()
  const pages = usePages({
    queryKey: logKey(webhook.id),
    fetchPage: (range, options) => readLog(owner, { ...range, webhookId: webhook.id }, options),
    itemsOf: ({ deliveries }) => deliveries,
    staleTime: 0,
    refetchInterval: (all) => pollInterval(all),
  })
  const sent = pages.data
  return (
    <Stack>
      <Text size="sm" c="dimmed" className={classes.url}>
        <bdi>{webhook.url}</bdi>
      </Text>
      {!sent && <LoadingOrError query={pages} title={<Trans>Couldn’t load the list</Trans>} />}
      {sent?.length === 0 && (
        <Text>
          <Trans>Nothing was sent in the last 30 days. Send a test to see if it arrives.</Trans>
        </Text>
      )}
      {sent && sent.length > 0 && (
        <ul className={classes.list} aria-label={t`Deliveries`}>
          {sent.map((delivery) => (
            <Row key={delivery.id} owner={owner} webhook={webhook} delivery={delivery} />
          ))}
        </ul>
      )}
      <LoadMore pages={pages} />
      <Group justify="flex-end">
        <Button onClick={close} data-autofocus autoFocus>
          <Trans>Close</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

type RowProps = { owner: Owner; webhook: Webhook; delivery: Delivery }

function Row({ owner, webhook, delivery }: RowProps) {
  const { t } = useLingui()
  const { _ } = useTranslations()
  const name = _(eventNames[delivery.event])
  const at = formatDateTime(delivery.createdAt)
  const next = delivery.nextAttemptAt && formatDateTime(delivery.nextAttemptAt)

  return (
    <li className={classes.row}>
      <strong>{name}</strong>
      <Text size="sm" c="dimmed">
        {at} · <Plural value={delivery.attempts} one="# attempt" other="# attempts" />
        {next && (
          <>
            {' · '}
            <Trans>next: {next}</Trans>
          </>
        )}
      </Text>
      <div role="status">
        <DeliveryOutcome delivery={delivery} />
      </div>
      <details className={classes.body}>
        <summary>
          <Trans>Content</Trans>
        </summary>
        <pre>{JSON.stringify(JSON.parse(delivery.body), null, 2)}</pre>
      </details>
      <div className={classes.actions}>
        <BusyButton
          variant="light"
          size="compact-md"
          aria-label={t`Send again: ${name}, ${at}`}
          run={() => sendAgain(owner, webhook, delivery.id).catch(showFailure)}
        >
          <Trans>Send again</Trans>
        </BusyButton>
      </div>
    </li>
  )
}
