import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group as Row, Text, Title } from '@mantine/core'
import type { Group, Invitation } from '@questboard/api/groups/schema'
import { formatDate } from '../../app/format-dates.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { InvitationLink } from './InvitationLink.tsx'
import classes from './members.module.css'
import { invitationsIn, renew, revoke } from './sent-invitations.ts'

/** The open invitations of a group: to renew, to revoke, or to pass on as a link. */
export function OpenInvitations({ group }: { group: Group }) {
  const invitations = invitationsIn(group.id).useCurrent()
  return (
    <section aria-labelledby="sent-title">
      <div className={classes.head}>
        <Title order={2} id="sent-title">
          <Trans>Invited</Trans>
        </Title>
      </div>
      {invitations.length === 0 ? (
        <Text c="dimmed">
          <Trans>No open invitations.</Trans>
        </Text>
      ) : (
        <ul className={classes.list}>
          {invitations.map((invitation) => (
            <Sent key={invitation.id} groupId={group.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Sent({ groupId, invitation }: { groupId: string; invitation: Invitation }) {
  const { t } = useLingui()
  const { id, email, expiresAt, link } = invitation
  const isOver = new Date(expiresAt) <= new Date()
  const day = formatDate(expiresAt)

  return (
    <li className={classes.invited} data-row={id}>
      <div className={classes.address}>
        <bdi>{email}</bdi>
        <span className={classes.until} data-over={isOver || undefined}>
          {isOver ? <Trans>Expired on {day}</Trans> : <Trans>Works until {day}</Trans>}
        </span>
      </div>
      <Row gap="xs">
        <BusyButton
          variant="default"
          size="sm"
          aria-label={t`Renew the invitation for ${email}`}
          run={() => renew(groupId, invitation)}
        >
          <Trans>Renew</Trans>
        </BusyButton>
        <Button
          variant="default"
          size="sm"
          aria-label={t`Take back the invitation for ${email}`}
          onClick={() => revoke(groupId, invitation)}
          data-target
        >
          <Trans>Take back</Trans>
        </Button>
      </Row>
      {link && (
        <div className={classes.handing}>
          <InvitationLink link={link} />
        </div>
      )}
    </li>
  )
}
