import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Group as Row, Stack, Text } from '@mantine/core'
import type { Group } from '@questboard/api/groups/schema'
import { IconCrown } from '@tabler/icons-react'
import { formatDate } from '../../app/format-dates.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { shortTitle } from '../../ui/short-title.ts'
import { acceptSuccession, declineSuccession, withdrawSuccession } from './succession-handlers.tsx'

/** An open question to a leader to take over the group: for that leader with the answers, for the others as news. */
export function SuccessionNotice({ group }: { group: Group }) {
  const { t } = useLingui()
  const { succession, currentMember, members } = group
  if (!succession) return null
  const isMine = succession.userId === currentMember.userId
  const asked = shortTitle(members.find(({ userId }) => userId === succession.userId)?.name ?? '')
  const day = succession.passesAt && formatDate(new Date(succession.passesAt))
  return (
    <Alert
      icon={<IconCrown />}
      title={isMine ? t`Will you take over this group?` : t`${asked} was asked to take over this group`}
    >
      <Stack gap="sm">
        <Text size="sm">
          {day ? (
            isMine ? (
              <Trans>The creator is leaving Questboard. If you don’t answer, the group becomes yours on {day}.</Trans>
            ) : (
              <Trans>The creator is leaving Questboard. The group gets a new one by {day}.</Trans>
            )
          ) : isMine ? (
            <Trans>You’d run it, and only you could delete it. Its creator stays a leader.</Trans>
          ) : (
            <Trans>Nothing changes until {asked} accepts.</Trans>
          )}
        </Text>
        {isMine && (
          <Row gap="sm">
            <BusyButton run={() => acceptSuccession(group)}>
              <Trans>Take over</Trans>
            </BusyButton>
            <BusyButton variant="default" run={() => declineSuccession(group)}>
              <Trans>Decline</Trans>
            </BusyButton>
          </Row>
        )}
        {!isMine && !day && currentMember.groupRole === 'creator' && (
          <Row>
            <BusyButton variant="default" run={() => withdrawSuccession(group)}>
              <Trans>Take back the request</Trans>
            </BusyButton>
          </Row>
        )}
      </Stack>
    </Alert>
  )
}
