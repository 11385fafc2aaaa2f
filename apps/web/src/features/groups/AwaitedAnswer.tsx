import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { formatDateTime } from '../../app/format-dates.ts'
import { trpc } from '../../app/trpc.ts'
import { answerersOf } from './answerers.ts'

type AwaitedAnswerProps = {
  groupId: string
  requestedAt: string
  /** Who waits. By default the user. */
  userId?: string
}

/** When a member asked for approval, and the leaders who can answer. */
export function AwaitedAnswer({ groupId, requestedAt, userId }: AwaitedAnswerProps) {
  const { i18n } = useLingui()
  const { data: group } = trpc.groups.read.useQuery({ id: groupId })
  const asker = userId ?? group?.currentMember.userId
  const who = answerersOf(group?.members ?? [], asker, i18n.locale)
  const when = formatDateTime(requestedAt)
  return (
    <Text size="sm" c="dimmed">
      {who === '' ? (
        <Trans>Asked on {when}.</Trans>
      ) : (
        <Trans>
          Asked on {when}. {who} can answer.
        </Trans>
      )}
    </Text>
  )
}
