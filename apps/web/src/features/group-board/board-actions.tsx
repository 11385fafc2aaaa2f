import { Trans } from '@lingui/react/macro'
import type { GroupBoard } from '@questboard/api/groups/schema'
import { IconMap2, IconMoodOff, IconMoodSmile } from '@tabler/icons-react'
import { session } from '../../app/trpc.ts'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { openBoardChoice, setPlainPawn } from './board-handlers.tsx'

/** The actions for the board of a group. Leaders choose it, and every member decides how their own pawn looks. */
export function boardActions(groupId: string, { board, pawns }: GroupBoard, leads: boolean): MenuAction[] {
  const isPlain = pawns.find(({ userId }) => userId === session.user?.id)?.plain ?? false
  const choose: MenuAction = {
    id: 'choose',
    label: <Trans>Choose another board</Trans>,
    icon: IconMap2,
    onChoose: () => openBoardChoice(groupId, board),
  }
  const look: MenuAction = {
    id: 'look',
    label: isPlain ? <Trans>Show my avatar</Trans> : <Trans>Hide my avatar</Trans>,
    icon: isPlain ? IconMoodSmile : IconMoodOff,
    onChoose: () => void setPlainPawn(groupId, !isPlain),
  }
  return leads ? [choose, look] : [look]
}
