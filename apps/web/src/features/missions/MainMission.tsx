import { Trans, useLingui } from '@lingui/react/macro'
import type { Mission } from '@questboard/api/missions/schema'
import { IconFlag, IconPlus, IconTrophy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { trpc } from '../../app/trpc.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { useStore } from '../../ui/store.ts'
import { lingering } from '../tasks/lingering.ts'
import { openNewMission } from './act-on.tsx'
import { groupsOf, mainOf } from './arrange.ts'
import { useMissions } from './current.ts'
import { MissionProgress } from './MissionProgress.tsx'
import { MissionTaskRow } from './MissionTaskRow.tsx'
import { MissionTime } from './MissionTime.tsx'
import classes from './main.module.css'
import { isReady } from './progress.ts'
import { Star } from './Star.tsx'

/** So many of its open tasks stand on the dashboard; the others are on its page. One that is done leaves with its note. */
const nextTasks = 3

/** So many missions are offered to be the main one. */
const candidates = 4

/** The main mission: how far it is and what comes next; without one, the missions to choose it from. */
export function MainMission() {
  const { t } = useLingui()
  const missions = useMissions()
  const main = mainOf(missions)
  const { active, pending } = groupsOf(missions)
  const open = [...active, ...pending]
  return (
    <Panel
      id="main-mission"
      title={<Trans>Main mission</Trans>}
      beside={
        <div className={classes.tools}>
          <Link to="/missions" className={classes.all}>
            <Trans>All missions</Trans>
          </Link>
          <IconButton variant="light" size={36} aria-label={t`New mission`} onClick={openNewMission} data-adds>
            <IconPlus size={18} />
          </IconButton>
        </div>
      }
    >
      <PanelCard>
        {main ? <Main mission={main} /> : open.length > 0 ? <Choice missions={open} /> : <Invitation />}
      </PanelCard>
    </Panel>
  )
}

function Main({ mission }: { mission: Mission }) {
  const [{ tags }] = trpc.dashboard.read.useSuspenseQuery({})
  const tagsById = useMemo(() => new Map(tags.map((tag) => [tag.id, tag])), [tags])
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
            <Trans>All done: to the finish</Trans>
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
        <Trans>Which one matters most? Give it the star.</Trans>
      </p>
      <ul className={classes.choice}>
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

function Invitation() {
  return (
    <EmptyState
      icon={<IconFlag size={28} />}
      title={<Trans>Where to next?</Trans>}
      text={<Trans>A mission gathers tasks around a goal and pays for all of them at once.</Trans>}
      action={
        <Button className={classes.begin} variant="light" leftSection={<IconPlus size={18} />} onClick={openNewMission}>
          <Trans>New mission</Trans>
        </Button>
      }
    />
  )
}

function MissionLink({ mission: { id, name } }: { mission: Mission }) {
  return (
    <Link className={classes.link} to="/missions/$missionId" params={{ missionId: id }} dir="auto">
      {name}
    </Link>
  )
}
