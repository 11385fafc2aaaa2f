import type { GroupBoard } from '@questboard/api/groups/schema'
import { useMemo } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { themeOf } from '../board/board-theme.ts'
import { layoutPath } from '../board/layout.ts'
import { useTheme } from '../board/themes/load.ts'
import { crowdsOn, withLooks } from '../group-board/crowds.ts'
import { GroupPicture } from '../group-board/GroupPicture.tsx'
import { MoveNews } from '../group-board/MoveNews.tsx'
import { PawnList } from '../group-board/PawnList.tsx'
import { useGathered } from '../group-board/use-gathered.ts'
import { WaitingBoard } from '../group-board/WaitingBoard.tsx'
import classes from './wall.module.css'

/** The time in which several moves are one animation. */
const gatherMs = 300

/** Width divided by height: wide, so that the tasks below have room. */
const aspect = 2.25

/** The family board above the columns. `ownId` is the member who has entered. */
export function WallBoard({ board: current, ownId = '' }: { board: GroupBoard; ownId?: string }) {
  const shown = useGathered(current, gatherMs)
  const { board, pawns } = shown
  const theme = useTheme(themeOf(board.id))
  const members = withLooks(pawns)
  const layout = useMemo(() => theme && layoutPath(board.size, aspect, theme.path), [board.size, theme])
  const lap = ownId === '' ? Math.max(1, ...pawns.map((pawn) => pawn.lap)) : undefined
  return (
    <section className={classes.board}>
      {theme && layout ? (
        <GroupPicture
          board={board}
          theme={theme}
          layout={layout}
          crowds={crowdsOn(members, layout.places, ownId)}
          ownId={ownId}
          lap={lap ?? pawns.find(({ userId }) => userId === ownId)?.lap ?? 1}
        />
      ) : (
        <WaitingBoard size={board.size} />
      )}
      <MoveNews board={shown} />
      <VisuallyHidden component="div">
        <PawnList members={members} size={board.size} />
      </VisuallyHidden>
    </section>
  )
}
