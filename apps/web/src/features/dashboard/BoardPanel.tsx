import { useLingui } from '@lingui/react/macro'
import { trpc } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { BoardStrip } from '../board/BoardStrip.tsx'
import { BoardView } from '../board/BoardView.tsx'
import { themeOf } from './board-theme.ts'

/** The player's board: whole, or on small screens the squares around the pawn, which open the whole. */
export function BoardPanel({ isSmall }: { isSmall: boolean }) {
  const { t } = useLingui()
  const open = () => void openDialog({ title: t`Your board`, width: 1100, render: () => <OwnBoard /> })
  const { board, theme, pawn } = useOwnBoard()
  return isSmall ? (
    <BoardStrip board={board} theme={theme} pawn={pawn} onOpen={open} />
  ) : (
    <BoardView board={board} theme={theme} pawn={pawn} onOpen={open} />
  )
}

function OwnBoard() {
  const { board, theme, pawn } = useOwnBoard()
  return <BoardView board={board} theme={theme} pawn={pawn} />
}

function useOwnBoard() {
  const [{ board }] = trpc.dashboard.read.useSuspenseQuery({})
  const [{ name, imageUrl }] = trpc.profile.read.useSuspenseQuery({})
  return { board, theme: themeOf(board.id), pawn: { name, imageUrl } }
}
