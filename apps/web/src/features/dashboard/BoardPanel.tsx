import { useLingui } from '@lingui/react/macro'
import { trpc } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { BoardStrip } from '../board/BoardStrip.tsx'
import { BoardView } from '../board/BoardView.tsx'
import { themeOf } from '../board/board-theme.ts'
import { CardMarker } from '../board/CardMarker.tsx'
import { CardTable } from '../board/cards/CardTable.tsx'
import { openCard, toggleCard } from '../board/cards/flip-card.ts'
import { useCard } from '../board/cards/use-card.ts'

/** The player's board. On small screens it shows the squares around the pawn, which open the whole board. */
export function BoardPanel({ isSmall }: { isSmall: boolean }) {
  const { t } = useLingui()
  const { board, theme, pawn } = useOwnBoard()
  const { lies, onLanded } = useCard(board)
  const open = () =>
    void openDialog({ title: t`Your board`, width: 1100, render: (close) => <OwnBoard close={close} /> })
  const marker = lies && <CardMarker board={board} wide={isSmall} onOpen={() => toggleCard(board)} />
  return isSmall ? (
    <CardTable board={board} isStrip corner={marker}>
      <BoardStrip board={board} theme={theme} pawn={pawn} onOpen={open} onLanded={onLanded} />
    </CardTable>
  ) : (
    <CardTable board={board} isStrip={false}>
      <BoardView board={board} theme={theme} pawn={pawn} beside={marker} onOpen={open} onLanded={onLanded} />
    </CardTable>
  )
}

/** The board at its full size. Its card opens on the page, because a dialog cannot open another one. */
function OwnBoard({ close }: { close: () => void }) {
  const { board, theme, pawn } = useOwnBoard()
  const { lies, onLanded } = useCard(board)
  const marker = lies && (
    <CardMarker
      board={board}
      onOpen={() => {
        close()
        openCard(board)
      }}
    />
  )
  return <BoardView board={board} theme={theme} pawn={pawn} beside={marker} onLanded={onLanded} />
}

function useOwnBoard() {
  const [{ board }] = trpc.dashboard.read.useSuspenseQuery({})
  const [{ name, imageUrl }] = trpc.profile.read.useSuspenseQuery({})
  return { board, theme: themeOf(board.id), pawn: { name, imageUrl } }
}
