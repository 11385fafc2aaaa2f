import { Trans } from '@lingui/react/macro'
import type { GroupTask, UserGroupTask } from '@questboard/api/group-tasks/schema'
import { IconArrowsExchange, IconUserShare } from '@tabler/icons-react'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { offlineReason } from '../../app/NeedsConnection.tsx'
import type { MenuAction } from '../../ui/ActionMenu.tsx'

/** What an assignee whose turn it is can ask for. */
export function swapActions(task: UserGroupTask): MenuAction[] {
  const isPossible = task.assignment === 'rotation' && task.mine && !task.swap && task.assignedUsers.length > 1
  if (!isPossible) return []
  const ask = () =>
    openLoaded({
      title: <Trans>Ask to swap</Trans>,
      width: 440,
      load: () => import('./AskSwapForm.tsx'),
      render: ({ AskSwapForm }, close) => <AskSwapForm task={task} close={close} />,
    })
  return [
    {
      id: 'ask-swap',
      label: <Trans>Ask to swap</Trans>,
      icon: IconArrowsExchange,
      disabledReason: offlineReason(),
      onChoose: ask,
    },
  ]
}

/** What leaders do with a turn that no one has completed. */
export function giveTurnActions(task: GroupTask): MenuAction[] {
  const { assignment, archived, occurrence, assignedUsers } = task
  const isOpen = assignment === 'rotation' && !archived && occurrence !== null && occurrence.takenBy === null
  if (!isOpen || assignedUsers.every((userId) => userId === occurrence.holder)) return []
  const give = () =>
    openLoaded({
      title: <Trans>Give the turn to…</Trans>,
      width: 440,
      load: () => import('./GiveTurnForm.tsx'),
      render: ({ GiveTurnForm }, close) => <GiveTurnForm task={task} close={close} />,
    })
  return [
    {
      id: 'give-turn',
      label: <Trans>Give the turn to…</Trans>,
      icon: IconUserShare,
      disabledReason: offlineReason(),
      onChoose: give,
    },
  ]
}
