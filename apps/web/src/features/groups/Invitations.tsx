import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import type { Notification } from '@questboard/api/notifications/schema'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { endBusy } from '../../ui/end-busy.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { accept, decline } from './invitation-handlers.tsx'
import classes from './invitations.module.css'
import { openInvitations } from './invitations.ts'
import { oldNotificationsPage } from './load.ts'

/** The user's open invitations. Renders nothing when there are none. */
export function Invitations() {
  const [{ notifications }] = trpc.notifications.list.useSuspenseQuery({})
  const [old] = trpc.notifications.old.useSuspenseQuery(oldNotificationsPage)
  const waiting = openInvitations([...notifications, ...old.notifications], new Date())
  if (waiting.length === 0) return null
  return (
    <section className={classes.invitations} aria-labelledby="invitations-title">
      <Title order={2} size="h4" id="invitations-title">
        <Trans>You’re invited</Trans>
      </Title>
      <ul className={classes.list}>
        {waiting.map((notification) => (
          <Invitation key={notification.id} notification={notification} />
        ))}
      </ul>
    </section>
  )
}

function Invitation({ notification }: { notification: Notification }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [sending, setSending] = useState(false)
  const { sender, group } = notification.data
  const [who, name] = [sender?.name ?? '', group?.name ?? '']

  async function join() {
    const pressed = document.activeElement
    setSending(true)
    const groupId = await accept(notification)
    endBusy(pressed, () => setSending(false))
    if (groupId) void navigate({ to: '/groups/$groupId', params: { groupId } })
  }

  return (
    <li className={classes.invitation}>
      <Portrait name={who} imageUrl={sender?.imageUrl ?? null} size={44} />
      <p className={classes.text}>
        <Trans>
          <bdi>{who}</bdi> invites you to the group{' '}
          <strong>
            <bdi>{name}</bdi>
          </strong>
          .
        </Trans>
      </p>
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="sm"
          aria-label={t`Decline: ${name}`}
          disabled={sending}
          onClick={() => void decline(notification)}
        >
          <Trans>Decline</Trans>
        </Button>
        <Button size="sm" aria-label={t`Join: ${name}`} loading={sending} onClick={() => void join()}>
          <Trans>Join</Trans>
        </Button>
      </div>
    </li>
  )
}
