import { Trans, useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { useStats } from '../../app/mutations/balances.ts'
import { trpc } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { BoardTile } from './BoardTile.tsx'
import classes from './tiles.module.css'

/** All boards: in play, owned, or for sale. */
export function BoardsPage() {
  const { t } = useLingui()
  usePageTitle(t`Boards`)
  const [boards] = trpc.store.boards.useSuspenseQuery({})
  const [{ board: played }] = trpc.profile.read.useSuspenseQuery({})
  const purse = useStats()
  return (
    <section aria-labelledby="shelf-title">
      <VisuallyHidden>
        <h2 id="shelf-title">
          <Trans>Boards</Trans>
        </h2>
      </VisuallyHidden>
      <ul className={classes.grid} data-of="boards">
        {boards.map((board) => (
          <BoardTile
            key={board.id}
            board={board}
            purse={purse}
            position={board.id === played.id ? played.position : null}
          />
        ))}
      </ul>
    </section>
  )
}
