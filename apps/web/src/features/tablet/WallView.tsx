import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Wall } from '@questboard/api/devices/schema'
import { IconUsersGroup } from '@tabler/icons-react'
import { withLooks } from '../group-board/crowds.ts'
import { Clock } from './Clock.tsx'
import { Column } from './Column.tsx'
import { ConnectionLine } from './ConnectionLine.tsx'
import { WallBoard } from './WallBoard.tsx'
import { WallPools } from './WallPools.tsx'
import { WallTurns } from './WallTurns.tsx'
import { WallVouchers } from './WallVouchers.tsx'
import classes from './wall.module.css'
import poolClasses from './wall-pools.module.css'

export type Tick = { userId: string; taskId: string; title: string; place: number; ruby: number }

type WallViewProps = {
  wall: Wall
  /** Enters as a member, to do something there with a task if one is given. */
  onEnter: (userId?: string, taskId?: string) => void
  /** Asks for the PIN of the member before the tick. */
  onPin: (tick: Tick) => void
}

/** What all members see: the family board, and today's tasks by person. */
export function WallView({ wall, onEnter, onPin }: WallViewProps) {
  const { t } = useLingui()
  const members = withLooks(wall.board.pawns)
  return (
    <main className={classes.wall} id="main">
      <header className={classes.top}>
        <WallBoard board={wall.board} />
        <div className={classes.side}>
          <div className={classes.head}>
            <h1 className={classes.title} dir="auto">
              {wall.group.name}
            </h1>
            <Clock />
          </div>
          <ConnectionLine at={wall.at} />
          <div className={poolClasses.line}>
            <WallTurns turns={wall.turns ?? []} hasTitles={wall.device.wallTitles} />
            <WallPools pools={wall.pools ?? []} />
          </div>
          <WallVouchers promises={wall.promises ?? []} people={wall.people} hasTitles={wall.device.wallTitles} />
          <Button
            className={classes.who ?? ''}
            size="xl"
            leftSection={<IconUsersGroup size={30} />}
            onClick={() => onEnter()}
          >
            <Trans>Who is playing?</Trans>
          </Button>
        </div>
      </header>
      <ul className={classes.columns} aria-label={t`Today’s tasks by person`}>
        {wall.people.map((person) => (
          <Column
            key={person.userId}
            person={person}
            hasTitles={wall.device.wallTitles}
            look={members.find(({ userId }) => userId === person.userId)?.look}
            onEnter={(taskId) => onEnter(person.userId, taskId)}
            onPin={onPin}
          />
        ))}
      </ul>
      {wall.people.length === 0 && (
        <p className={classes.noMembers}>
          <Trans>No one is shown here yet. Add a child, or choose in your settings what the family screen shows.</Trans>
        </p>
      )}
    </main>
  )
}
