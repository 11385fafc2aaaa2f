import { Trans } from '@lingui/react/macro'
import type { Mission } from '@questboard/api/missions/schema'
import { IconTrophy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { useStore } from '../../ui/store.ts'
import { ownTags } from '../tags/current.ts'
import { useById } from '../tags/use-by-id.ts'
import { lingering } from '../tasks/lingering.ts'
import { groupsOf, mainOf } from './arrange.ts'
import { MissionProgress } from './MissionProgress.tsx'
import { MissionTaskRow } from './MissionTaskRow.tsx'
import { MissionTime } from './MissionTime.tsx'
import classes from './main.module.css'
import { isReady } from './progress.ts'
import { Star } from './Star.tsx'

/** The open tasks of the main mission that the dashboard shows. A completed one stays until its toast is gone. */
const nextTasks = 3

/** The missions offered as the main one. */
const candidates = 4

/** The progress and the next tasks of the main mission. Without one, the missions to choose it from. */
export function OpenMissions({ missions }: { missions: readonly Mission[] }) {
  const main = mainOf(missions)
  const { active, pending } = groupsOf(missions)
  return main ? <Main mission={main} /> : <Choice missions={[...active, ...pending]} />
}

function Main({ mission }: { mission: Mission }) {
  const tags = ownTags.useCurrent()
  const tagsById = useById(tags)
  const doneJustNow = useStore(lingering)
  const next = mission.tasks.filter(({ id, completed }) => !completed || doneJustNow.has(id)).slice(0, nextTasks)
  return (
    <>
      <div className={classes.head}>
        <div className={classes.name}>
          <MissionLink mission={mission} />
          <Star mission={mission} />
        </div>
        <MissionProgress mission={mission} />
        <div className={classes.facts}>
          <MissionTime mission={mission} />
          <Amount currency="gold" value={mission.gold} />
        </div>
      </div>
      {next.length > 0 && mission.status === 'active' && (
        <ul className={classes.next}>
          {next.map((task) => (
            <MissionTaskRow key={task.id} mission={mission} task={task} tags={tagsById} />
          ))}
        </ul>
      )}
      {isReady(mission) && (
        <div className={classes.ready}>
          <Button
            fullWidth
            color="green"
            leftSection={<IconTrophy size={20} />}
            renderRoot={(props) => <Link to="/missions/$missionId" params={{ missionId: mission.id }} {...props} />}
          >
            <Trans>All done: finish the mission</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

/** The open missions, to choose the main one among them. */
function Choice({ missions }: { missions: Mission[] }) {
  return (
    <>
      <p className={classes.ask}>
        <Trans>Which matters most? Star it.</Trans>
      </p>
      <ul>
        {missions.slice(0, candidates).map((mission) => (
          <li key={mission.id} className={classes.candidate} data-row={mission.id}>
            <Star mission={mission} />
            <div className={classes.about}>
              <MissionLink mission={mission} />
              <MissionTime mission={mission} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function MissionLink({ mission: { id, name } }: { mission: Mission }) {
  return (
    <Link className={classes.link} to="/missions/$missionId" params={{ missionId: id }} dir="auto">
      {name}
    </Link>
  )
}
