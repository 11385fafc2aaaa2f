import { Trans } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import {
  IconDeviceTablet,
  IconDoorExit,
  IconDownload,
  IconSettings,
  IconTag,
  IconTrash,
  IconUserPlus,
  IconWebhook,
} from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { openTablets } from '../devices/open-tablets.tsx'
import { openGroupTags } from '../tags/open-group-tags.tsx'
import { openGroupWebhooks } from '../webhooks/open-webhooks.tsx'
import { exportGroup } from './export-group.ts'
import { type AfterLeaving, deleteGroup, leaveGroup, openInvite, openSettings } from './group-handlers.tsx'
import { isLeader } from './roles.ts'

/** The actions for a group that the user's role allows. The creator can leave only by deleting it. */
export function groupActions(group: Group, { afterLeaving }: { afterLeaving: AfterLeaving }): MenuAction[] {
  const forLeaders: MenuAction[] = [
    { id: 'invite', label: <Trans>Invite</Trans>, icon: IconUserPlus, onChoose: () => openInvite(group) },
    { id: 'settings', label: <Trans>Group settings</Trans>, icon: IconSettings, onChoose: () => openSettings(group) },
    { id: 'tags', label: <Trans>Tags</Trans>, icon: IconTag, onChoose: () => openGroupTags(group.id) },
    { id: 'tablets', label: <Trans>Tablets</Trans>, icon: IconDeviceTablet, onChoose: () => openTablets(group.id) },
    { id: 'webhooks', label: <Trans>Webhooks</Trans>, icon: IconWebhook, onChoose: () => openGroupWebhooks(group.id) },
    {
      id: 'export',
      label: <Trans>Download its data</Trans>,
      icon: IconDownload,
      onChoose: () => void exportGroup(group),
    },
  ]
  const leave: MenuAction = {
    id: 'leave',
    label: <Trans>Leave group</Trans>,
    icon: IconDoorExit,
    dangerous: true,
    onChoose: () => void leaveGroup(group, afterLeaving),
  }
  const remove: MenuAction = {
    id: 'remove',
    label: <Trans>Delete group</Trans>,
    icon: IconTrash,
    dangerous: true,
    onChoose: () => deleteGroup(group, afterLeaving),
  }
  const { currentMember } = group
  return [...(isLeader(currentMember) ? forLeaders : []), currentMember.groupRole === 'creator' ? remove : leave]
}
