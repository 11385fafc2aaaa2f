import type { Notification, NotificationType } from '@questboard/api/notifications/schema'
import { openDialog } from '../../ui/dialogs.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { DetailDialog } from './DetailDialog.tsx'
import { GuardianRequest } from './GuardianRequest.tsx'
import { InvitationDialog } from './InvitationDialog.tsx'
import { markSeen } from './mark-seen.ts'
import { textsOf } from './notification-texts.ts'
import { SwapRequest } from './SwapRequest.tsx'
import type { NavigateTo } from './use-navigate-to.ts'

const approvalRequests: ReadonlySet<NotificationType> = new Set([
  'askTaskApprove',
  'askMissionApprove',
  'requestRewardApproval',
  'askDeedApprove',
])

/**
 * Handles a click on a notification. An invitation and a request to become a guardian open in a dialog; a request for
 * approval opens the member's dashboard in the group; the question to take over a group opens its members; a question
 * to swap turns opens with its answers; a sign-in opens the list of devices; a reward to give opens the group; any
 * other opens in a dialog and counts as seen when it closes.
 *
 * Rules: Notifications and e-mails.
 */
export async function openNotification(notification: Notification, go: NavigateTo): Promise<void> {
  const { id, type, seen, groupId, data } = notification
  const { title } = textsOf(notification)
  if (type === 'groupInvitation' && data.invitationId !== undefined) {
    const { invitationId } = data
    await openDialog({
      title,
      width: 440,
      render: (close) => (
        <InvitationDialog notification={notification} invitationId={invitationId} onClose={close} go={go} />
      ),
    })
    return
  }
  if (type === 'askGuardian' && data.member) {
    const { id: childId, name } = data.member
    const { text } = textsOf(notification)
    await openDialog({
      title,
      width: 480,
      render: (close) => <GuardianRequest childId={childId} name={name} text={text} close={close} />,
    })
    if (!seen) await markSeen([id])
    return
  }
  if (type === 'askTurnSwap' && groupId !== null && data.swap) {
    const { swap } = data
    const { text } = textsOf(notification)
    const name = shortTitle(data.sender?.name ?? '')
    await openDialog({
      title,
      width: 440,
      render: (close) => <SwapRequest groupId={groupId} swap={swap} text={text} name={name} close={close} />,
    })
    return
  }
  if (type === 'rewardRedeemed' && groupId !== null) {
    go(`/groups/${groupId}`)
    return
  }
  if (approvalRequests.has(type) && groupId !== null && data.sender) {
    go(`/groups/${groupId}/dashboard?userId=${data.sender.id}`)
    return
  }
  if (type === 'newDevice') {
    go('/settings/security#devices')
    if (!seen) await markSeen([id])
    return
  }
  if (type === 'askSuccession' && groupId !== null) {
    go(`/groups/${groupId}/members`)
    if (!seen) await markSeen([id])
    return
  }
  await openDialog({
    title,
    width: 440,
    render: (close) => <DetailDialog notification={notification} onClose={close} go={go} />,
  })
  if (!seen) await markSeen([id])
}
