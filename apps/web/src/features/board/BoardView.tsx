import { useLingui } from '@lingui/react/macro'
import { IconMaximize } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { useStaggeredMount } from '../../ui/stagger.ts'
import { aspectFor } from './aspect.ts'
import { BoardPicture } from './BoardPicture.tsx'
import classes from './board.module.css'
import type { BoardData, PawnFace, ThemeName } from './board.ts'
import { layoutPath } from './layout.ts'
import { MoveAnnouncer } from './MoveAnnouncer.tsx'
import { SquareInspector } from './SquareInspector.tsx'
import { SquareLegend } from './SquareLegend.tsx'
import { SquareList } from './SquareList.tsx'
import { SurpriseHint } from './SurpriseHint.tsx'
import { themeIfLoaded, useTheme } from './themes/load.ts'
import { isTall, useTall } from './use-tall.ts'
import type { LastSeen } from './use-walk.ts'
import { WaitingPicture } from './WaitingPicture.tsx'

type BoardViewProps = {
  board: BoardData
  theme: ThemeName
  pawn: PawnFace
  /** The board is wide in any window, so the picture need not wait until its container is measured. */
  wide?: boolean
  /** Leaves out the legend below the picture. */
  compact?: boolean
  /** Shown over the picture, beside the pawn. */
  beside?: ReactNode
  /** Adds a button that opens the board at its full size. */
  onOpen?: () => void
  /** Called when the pawn has stopped on a square, to flip its card. */
  onLanded?: (position: number) => void
}

/** A board with the player's pawn, drawn from the board's data alone. */
export function BoardView(props: BoardViewProps) {
  const stage = useRef<HTMLElement>(null)
  const seen = useRef(props.board)
  const tall = useTall(stage, props.wide ? false : undefined)
  // The layout is computed in a separate task before the picture renders.
  const isDue = useStaggeredMount(2, {
    atOnce: props.wide,
    before: () => stage.current && layOut(props, isTall(stage.current)),
  })

  return (
    <figure ref={stage} className={classes.board} aria-label={props.board.name}>
      {tall === undefined || !isDue ? <Waiting {...props} /> : <Stage {...props} seen={seen} tall={tall} />}
      {tall !== undefined && <SquareList board={props.board} />}
      <MoveAnnouncer board={props.board} />
    </figure>
  )
}

function layOut({ board, theme: name }: Pick<BoardViewProps, 'board' | 'theme'>, tall: boolean) {
  const theme = themeIfLoaded(name)
  if (theme) layoutPath(board.size, aspectFor(board.size, tall), theme.path)
}

function Waiting({ board, compact }: Pick<BoardViewProps, 'board'> & { compact?: boolean | undefined }) {
  return (
    <>
      <WaitingPicture size={board.size} />
      {!compact && <SquareLegend board={board} />}
    </>
  )
}

function Stage({
  board,
  seen,
  theme: name,
  pawn,
  compact,
  beside,
  onOpen,
  onLanded,
  tall,
}: BoardViewProps & { seen: LastSeen; tall: boolean }) {
  const { t } = useLingui()
  const theme = useTheme(name)
  if (!theme) return <Waiting board={board} compact={compact} />
  const layout = layoutPath(board.size, aspectFor(board.size, tall), theme.path)
  const here = layout.places[board.position] ?? { x: 0, y: 0 }
  return (
    <>
      <div className={classes.stage}>
        <BoardPicture
          // The other layout is another picture, so the pawn does not walk between them.
          key={String(tall)}
          board={board}
          seen={seen}
          theme={theme}
          layout={layout}
          pawn={pawn}
          onLanded={onLanded}
          className={classes.picture}
        />
        <SquareInspector board={board} layout={layout} />
        {beside && (
          <div
            className={classes.beside}
            data-left={here.x > layout.width * 0.85 || undefined}
            style={{ left: `${(here.x / layout.width) * 100}%`, top: `${(here.y / layout.height) * 100}%` }}
          >
            {beside}
          </div>
        )}
        <div className={classes.caption}>
          <span className={classes.name}>{board.name}</span>
          <SurpriseHint board={board} />
          {onOpen && (
            <IconButton
              className={classes.open}
              variant="plain"
              size={32}
              data-opens-board
              onClick={onOpen}
              aria-label={t`Open the whole board`}
            >
              <IconMaximize size={18} />
            </IconButton>
          )}
        </div>
      </div>
      {!compact && <SquareLegend board={board} />}
    </>
  )
}
