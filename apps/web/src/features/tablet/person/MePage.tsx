import type { Board } from '@questboard/api/board/schema'
import { Avatars } from './Avatars.tsx'
import { Boards } from './Boards.tsx'
import { News } from './News.tsx'
import type { PageProps } from './page.ts'
import classes from './pages.module.css'

/** The child's news, avatar and choice of board. */
export function MePage({ state, reload, board }: Pick<PageProps, 'state' | 'reload'> & { board: Board }) {
  return (
    <div className={classes.columns}>
      <News state={state} reload={reload} />
      <div className={classes.column}>
        <Avatars state={state} reload={reload} />
        <Boards current={board.id} reload={reload} />
      </div>
    </div>
  )
}
