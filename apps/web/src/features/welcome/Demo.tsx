import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Amount } from '../../ui/Amount.tsx'
import { openDialog } from '../../ui/dialogs.ts'
import { useMedia } from '../../ui/use-media.ts'
import { BoardStrip } from '../board/BoardStrip.tsx'
import { BoardView } from '../board/BoardView.tsx'
import classes from './Demo.module.css'
import { demoBoard } from './demo-board.ts'
import { TaskCheck } from './TaskCheck.tsx'

const startSquare = 3

/** A small demo of the game: three tasks to tick, and the pawn that they move. */
export function Demo() {
  const { t } = useLingui()
  const isNarrow = useMedia('(max-width: 40em)')
  const [done, setDone] = useState<readonly string[]>([])
  const tasks = [
    { id: 'plants', title: t`Water the plants`, gold: 10 },
    { id: 'pages', title: t`Read ten pages`, gold: 15 },
    { id: 'walk', title: t`A walk after dinner`, gold: 20 },
  ]
  const game = {
    board: demoBoard(t`Meadow`, startSquare + done.length),
    theme: 'meadow',
    pawn: { name: t`You`, imageUrl: '/avatars/fox.svg' },
  } as const
  const strip = (
    <BoardStrip {...game} onOpen={() => openDialog({ title: t`The board`, render: () => <BoardView {...game} /> })} />
  )
  const board = <BoardView {...game} wide compact />
  const gold = tasks.filter(({ id }) => done.includes(id)).reduce((sum, task) => sum + task.gold, 0)
  return (
    <section className={classes.demo} aria-label={t`Try the game`}>
      <div className={classes.board}>
        {import.meta.env.SSR ? <PrerenderedForAnyWidth narrow={strip} wide={board} /> : isNarrow ? strip : board}
      </div>
      <div className={classes.tasks}>
        <div className={classes.head}>
          <strong>
            {done.length < tasks.length ? (
              <Trans>Try it: tick off a task</Trans>
            ) : (
              <Trans>That’s the whole trick!</Trans>
            )}
          </strong>
          <Amount currency="gold" value={gold} chip />
        </div>
        {tasks.map(({ id, title, gold }) => (
          <TaskCheck
            key={id}
            title={title}
            gold={gold}
            done={done.includes(id)}
            onToggle={() => setDone(done.includes(id) ? done.filter((other) => other !== id) : [...done, id])}
          />
        ))}
      </div>
    </section>
  )
}

/** The width of the window is unknown when the page is prerendered, so the style sheet shows one of the two. */
function PrerenderedForAnyWidth({ narrow, wide }: { narrow: ReactNode; wide: ReactNode }) {
  return (
    <>
      <div className={classes.inNarrow}>{narrow}</div>
      <div className={classes.inWide}>{wide}</div>
    </>
  )
}
