import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Loader, Title } from '@mantine/core'
import type { Wall } from '@questboard/api/devices/schema'
import { IconDoorExit, IconVolume } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Amount } from '../../ui/Amount.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import type { Entered } from '../devices/credentials.ts'
import { ConnectionLine } from './ConnectionLine.tsx'
import { sendDeeds } from './deed-queue.ts'
import { EarlierTicks } from './EarlierTicks.tsx'
import { useLazyPages } from './person/load.ts'
import { todayRows } from './person/today-rows.ts'
import classes from './person.module.css'
import { useTicks } from './person-tasks.ts'
import { canSpeak, speak } from './speak.ts'
import { sendTicks } from './ticks.ts'
import { usePerson } from './use-person.ts'

type PersonViewProps = {
  wall: Wall
  entered: Entered
  /** The task that the member came for: its result is asked for at once. */
  resultTaskId: string | undefined
  onDone: () => void
}

/** The tablet in the hands of one member: what they have, their pages, and "Done". */
export function PersonView({ wall, entered, resultTaskId, onDone }: PersonViewProps) {
  const { t } = useLingui()
  const { userId, name, imageUrl } = entered
  const { state, isUnread, reload } = usePerson(wall.group.id, wall.at)
  const [showsRubies, setShowsRubies] = useState(false)
  const ticked = useTicks(userId)
  const { Pages, isMissing, again } = useLazyPages()
  // What was ticked without a connection is sent now that the member is here again.
  useEffect(() => void sendTicks().then(sendDeeds).then(reload), [reload])
  const { stats, imageUrl: face } = state?.me ?? { imageUrl }
  const open = state ? todayRows(state, ticked).filter((row) => row.state === 'open') : []
  const aloud = () =>
    speak(
      open.length === 0 ? t`${name}, everything is done!` : [name, ...open.map(({ task }) => task.title)].join('. '),
    )

  return (
    <main className={classes.page} id="main">
      <header className={classes.head}>
        <Portrait name={name} imageUrl={face} size={72} />
        <Title order={1} className={classes.name ?? ''} dir="auto">
          {name}
        </Title>
        {stats && (
          <span className={classes.rubies}>
            <button
              type="button"
              className={classes.purse}
              title={t`Where my rubies come from`}
              onClick={() => setShowsRubies(true)}
            >
              <Amount currency="ruby" value={stats.ruby} size="lg" chip />
            </button>
            {state?.own && <Amount currency="gold" value={stats.gold} size="lg" chip />}
          </span>
        )}
        {canSpeak && (
          <Button size="xl" variant="default" aria-label={t`Read aloud`} onClick={aloud}>
            <IconVolume size={28} aria-hidden="true" />
            <span className={classes.wide}>
              <Trans>Read aloud</Trans>
            </span>
          </Button>
        )}
        <Button size="xl" color="green" leftSection={<IconDoorExit size={28} />} onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </header>
      <ConnectionLine at={wall.at} />
      <EarlierTicks userId={userId} />
      {state && Pages ? (
        <Pages
          wall={wall}
          entered={entered}
          state={state}
          resultTaskId={resultTaskId}
          reload={reload}
          showsRubies={showsRubies}
          onRubiesSeen={() => setShowsRubies(false)}
        />
      ) : isMissing || isUnread ? (
        <div className={classes.calm} role="alert">
          <p>
            <Trans>Couldn’t load your pages.</Trans>
          </p>
          <Button size="lg" mt="md" onClick={() => (isMissing ? again() : void reload())}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        <Loader className={classes.loading} size="xl" />
      )}
    </main>
  )
}
