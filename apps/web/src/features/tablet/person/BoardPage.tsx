import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { Board } from '@questboard/api/board/schema'
import { type RefObject, useEffect, useState } from 'react'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { BoardView } from '../../board/BoardView.tsx'
import { themeOf } from '../../board/board-theme.ts'
import { CardPanel } from './CardPanel.tsx'
import type { PageProps } from './page.ts'
import classes from './pages.module.css'

type BoardPageProps = Pick<PageProps, 'state' | 'reload'> & {
  board: Board
  /** The board as the child saw it last. The pawn walks from there. */
  seen: RefObject<Board | null>
  onLater: () => void
}

/** The child's own board, with what was drawn on the pawn's square. */
export function BoardPage({ board, seen, state, reload, onLater }: BoardPageProps) {
  const { name, imageUrl } = state.me
  const [shown, setShown] = useState(seen.current ?? board)
  useEffect(() => {
    seen.current = board
    setShown(board)
  }, [board, seen])
  return (
    <>
      <VisuallyHidden component="div">
        <Title order={2}>
          <Trans>My board</Trans>
        </Title>
      </VisuallyHidden>
      <div className={classes.boardPage}>
        <BoardView board={shown} theme={themeOf(shown.id)} pawn={{ name, imageUrl }} compact />
        <CardPanel board={board} before={state.me.stats} reload={reload} onLater={onLater} />
      </div>
    </>
  )
}
