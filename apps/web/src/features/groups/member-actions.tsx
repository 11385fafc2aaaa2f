import { Trans } from '@lingui/react/macro'
import type { Group, Member } from '@questboard/api/groups/schema'
import {
  IconChevronsDown,
  IconChevronsUp,
  IconCrown,
  IconDiamond,
  IconDoorExit,
  IconHeartHandshake,
  IconLayoutDashboard,
  IconUserMinus,
} from '@tabler/icons-react'
import { offlineReason } from '../../app/NeedsConnection.tsx'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { type AfterLeaving, leaveGroup } from './group-handlers.tsx'
import { demoteLeader, openSendGems, promoteMember, removeMember } from './member-handlers.tsx'
import { actionsOn } from './roles.ts'
import { openGiveRubies } from './ruby-handlers.tsx'
import { askSuccessor } from './succession-handlers.tsx'

type MemberHandlers = {
  onSee: () => void
  /** Called when the user has left the group. */
  afterLeaving: AfterLeaving
}

/**
 * The actions for a member that both roles allow, with those for a child. Actions that the server would refuse are not
 * offered.
 */
export function memberActions(
  group: Group,
  member: Member,
  { onSee, afterLeaving }: MemberHandlers,
  ofChild: MenuAction[] = [],
): MenuAction[] {
  const me = group.currentMember
  if (member.id === me.id) {
    return [
      {
        id: 'leave',
        label: <Trans>Leave group</Trans>,
        icon: IconDoorExit,
        dangerous: true,
        onChoose: () => void leaveGroup(group, afterLeaving),
      },
    ]
  }
  const may = actionsOn(me, member)
  const all: Record<keyof typeof may, MenuAction> = {
    see: { id: 'see', label: <Trans>View dashboard</Trans>, icon: IconLayoutDashboard, onChoose: onSee },
    sendGems: {
      id: 'gems',
      label: <Trans>Send gems</Trans>,
      icon: IconDiamond,
      onChoose: () => openSendGems(group.id, member),
    },
    rubies: {
      id: 'rubies',
      label: <Trans>Give or take rubies</Trans>,
      icon: IconHeartHandshake,
      disabledReason: offlineReason(),
      onChoose: () => openGiveRubies(group.id, member),
    },
    promote: {
      id: 'promote',
      label: <Trans>Make a leader</Trans>,
      icon: IconChevronsUp,
      onChoose: () => void promoteMember(group, member),
    },
    handOver: {
      id: 'handOver',
      label: <Trans>Hand the group over</Trans>,
      icon: IconCrown,
      onChoose: () => void askSuccessor(group, member),
    },
    lower: {
      id: 'lower',
      label: <Trans>Make a member again</Trans>,
      icon: IconChevronsDown,
      onChoose: () => void demoteLeader(group, member),
    },
    remove: {
      id: 'remove',
      label: <Trans>Remove from the group</Trans>,
      icon: IconUserMinus,
      dangerous: true,
      onChoose: () => void removeMember(group, member),
    },
  }
  const offered = (...ids: (keyof typeof may)[]) => ids.filter((id) => may[id]).map((id) => all[id])
  return [...offered('see', 'rubies', 'sendGems', 'promote', 'handOver', 'lower'), ...ofChild, ...offered('remove')]
}
