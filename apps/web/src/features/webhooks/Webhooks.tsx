import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus, IconWebhook } from '@tabler/icons-react'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { type Owner, useWebhooks } from './calls.ts'
import type { ShowView } from './views.ts'
import { WebhookRow } from './WebhookRow.tsx'
import classes from './webhooks.module.css'

/** The webhooks of the user or of a group with their state, and a button to create one. */
export function Webhooks({ owner, show }: { owner: Owner; show: ShowView }) {
  const { t } = useLingui()
  const query = useWebhooks(owner)
  const { data } = query
  if (!data) return <LoadingOrError query={query} title={<Trans>Couldn’t load the list</Trans>} />
  const add = (
    <Button variant="light" leftSection={<IconPlus size={18} />} onClick={() => show({ kind: 'form' })}>
      <Trans>New webhook</Trans>
    </Button>
  )
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<IconWebhook size={32} />}
        title={<Trans>No webhooks yet</Trans>}
        text={
          owner.groupId === undefined ? (
            <Trans>Send your notifications to a lamp, a chat or your own app.</Trans>
          ) : (
            <Trans>Send group news to a lamp, a chat or your own app.</Trans>
          )
        }
        action={add}
      />
    )
  }
  return (
    <>
      <ul className={classes.list} aria-label={t`Webhooks`}>
        {data.map((webhook) => (
          <WebhookRow key={webhook.id} owner={owner} webhook={webhook} show={show} />
        ))}
      </ul>
      {add}
    </>
  )
}
