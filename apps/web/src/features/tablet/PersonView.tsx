import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Loader, Title } from '@mantine/core'
import type { Wall } from '@questboard/api/devices/schema'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { IconDoorExit, IconVolume } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Amount } from '../../ui/Amount.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { useStore } from '../../ui/store.ts'
import type { Entered } from '../devices/credentials.ts'
import { ConnectionLine } from './ConnectionLine.tsx'
import { EarlierTicks } from './EarlierTicks.tsx'
import { PersonRewards } from './PersonRewards.tsx'
import { PersonTaskRow } from './PersonTaskRow.tsx'
import classes from './person.module.css'
import { personRows } from './person-rows.ts'
import { completeOwn, reopenOwn } from './person-tasks.ts'
import { ResultSheet } from './ResultSheet.tsx'
import { canSpeak, speak } from './speak.ts'
import { sendTaps } from './taps.ts'
import { usePerson } from './use-person.ts'
import { WallBoard } from './WallBoard.tsx'
import { tapsStore } from './wall.ts'

type PersonViewProps = {
  wall: Wall
  entered: Entered
  /** The task that the member came for: its result is asked at once. */
  asked: string | undefined
  onDone: () => void
}

/** The tablet in the hands of one member: big rows, rubies, the own pawn, and "Done". */
export function PersonView({ wall, entered, asked, onDone }: PersonViewProps) {
  const { t } = useLingui()
  const { userId, name, imageUrl } = entered
  const { state, reload } = usePerson(wall.group.id, wall.at)
  const own = useStore(tapsStore).filter((tap) => tap.userId === userId)
  const [forResult, setForResult] = useState<UserGroupTask>()
  const [isAsked, setAsked] = useState(asked !== undefined)
  // What was ticked without a connection is sent now that the member is here again.
  useEffect(() => void sendTaps().then(reload), [reload])
  useEffect(() => {
    const task = isAsked && state?.tasks.find(({ id }) => id === asked)
    if (!task) return
    setForResult(task)
    setAsked(false)
  }, [isAsked, asked, state])

  const rows = state ? personRows(state.tasks, state.today, own) : []
  const open = rows.filter((row) => row.state === 'open')
  const complete = (task: UserGroupTask, result?: string) =>
    completeOwn(wall.group.id, userId, task, result).then(reload)
  const aloud = () =>
    speak(
      open.length === 0 ? t`${name}, everything is done!` : [name, ...open.map(({ task }) => task.title)].join('. '),
    )

  return (
    <main className={classes.page} id="main">
      <header className={classes.head}>
        <Portrait name={name} imageUrl={imageUrl} size={72} />
        <Title order={1} className={classes.name ?? ''} dir="auto">
          {name}
        </Title>
        {state && (
          <span className={classes.rubies}>
            <Amount currency="ruby" value={state.ruby} size="lg" chip />
          </span>
        )}
        {canSpeak && (
          <Button size="xl" variant="default" leftSection={<IconVolume size={28} />} onClick={aloud}>
            <Trans>Read aloud</Trans>
          </Button>
        )}
        <Button size="xl" color="green" leftSection={<IconDoorExit size={28} />} onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </header>
      <ConnectionLine at={wall.at} />
      <EarlierTicks userId={userId} />
      <div className={classes.body}>
        <section aria-labelledby="own-tasks">
          <Title order={2} id="own-tasks" className={classes.title ?? ''}>
            <Trans>My tasks today</Trans>
          </Title>
          {!state ? (
            <Loader size="xl" />
          ) : rows.length === 0 ? (
            <p className={classes.calm}>
              <Trans>Nothing to do today. Go and play!</Trans>
            </p>
          ) : (
            <ul className={classes.rows}>
              {rows.map((row) => (
                <PersonTaskRow
                  key={row.task.id}
                  row={row}
                  onTick={() => (row.task.requireResult ? setForResult(row.task) : void complete(row.task))}
                  onUndo={() => void reopenOwn(wall.group.id, userId, row.task).then(reload)}
                />
              ))}
            </ul>
          )}
        </section>
        <aside className={classes.aside}>
          <WallBoard board={wall.board} ownId={userId} />
          {state && state.rewards.length > 0 && (
            <PersonRewards rewards={state.rewards} ruby={state.ruby} groupId={wall.group.id} onChanged={reload} />
          )}
        </aside>
      </div>
      {forResult && (
        <ResultSheet
          task={forResult}
          onSave={(result) => complete(forResult, result)}
          onClose={() => setForResult(undefined)}
        />
      )}
    </main>
  )
}
