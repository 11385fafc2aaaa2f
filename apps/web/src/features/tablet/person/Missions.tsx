import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import type { UserGroupMission } from '@questboard/api/group-missions/schema'
import { IconCheck, IconFlag } from '@tabler/icons-react'
import { Amount } from '../../../ui/Amount.tsx'
import { useStore } from '../../../ui/store.ts'
import { workOf } from '../../group-missions/work.ts'
import { MissionProgress } from '../../missions/MissionProgress.tsx'
import { phaseOf } from '../../missions/period.ts'
import { isOpen, isReady } from '../../missions/progress.ts'
import { usePhaseText } from '../../missions/use-phase-text.ts'
import { isReachable } from '../connection.ts'
import { LeaderWords, NotYet, PersonTaskRow } from '../PersonTaskRow.tsx'
import personClasses from '../person.module.css'
import { hasWordsToRead } from '../words-to-read.ts'
import { completeMission, completeStep, reopenStep } from './mission-calls.ts'
import { NeedsConnection } from './NeedsConnection.tsx'
import { useNotices } from './notice.ts'
import type { PageProps } from './page.ts'
import classes from './pages.module.css'
import { Section } from './Section.tsx'
import { useRunningCalls } from './use-running-calls.ts'

type MissionsProps = Pick<PageProps, 'state' | 'reload'>

/** The member's missions of the group that are not over, and completed ones with words of a leader to read. */
export function Missions({ state, reload }: MissionsProps) {
  const missions = state.missions.filter((mission) => isOpen(mission) || mission.approveRequested)
  const praised = state.missions.filter(
    ({ status, note, updatedAt }) => status === 'completed' && hasWordsToRead(note, updatedAt, state.today),
  )
  if (missions.length + praised.length === 0) return null
  return (
    <Section id="own-missions" title={<Trans>My missions</Trans>}>
      {missions.map((mission) => (
        <Mission key={mission.id} mission={mission} state={state} reload={reload} />
      ))}
      {praised.map((mission) => (
        <CompletedMission key={mission.id} mission={mission} />
      ))}
      <NeedsConnection />
    </Section>
  )
}

function CompletedMission({ mission: { id, name, ruby, note } }: { mission: UserGroupMission }) {
  return (
    <article className={classes.mission} aria-labelledby={`mission-${id}`}>
      <MissionHead id={id} name={name} ruby={ruby} />
      <p className={classes.time}>
        <IconCheck size={22} aria-hidden="true" />
        <Trans>Completed</Trans>
      </p>
      {note && <LeaderWords note={note} />}
    </article>
  )
}

function MissionHead({ id, name, ruby }: Pick<UserGroupMission, 'id' | 'name' | 'ruby'>) {
  return (
    <div className={classes.missionHead}>
      <Title order={3} id={`mission-${id}`} className={classes.missionName ?? ''} dir="auto">
        {name}
      </Title>
      <Amount currency="ruby" value={ruby} chip size="lg" />
    </div>
  )
}

function Mission({ mission, state, reload }: MissionsProps & { mission: UserGroupMission }) {
  const { showNotice } = useNotices()
  const { t } = useLingui()
  const isOnline = useStore(isReachable)
  const { running, run } = useRunningCalls(reload)
  const { id, name, ruby, status, approveRequested, requireApprove } = mission
  const work = workOf(mission, state.me.userId)
  const steps = mission.tasks.filter((task) => work.some((item) => item.id === task.id))
  const isReadOnly = status !== 'active' || approveRequested
  return (
    <article className={classes.mission} aria-labelledby={`mission-${id}`}>
      <MissionHead id={id} name={name} ruby={ruby} />
      <p className={classes.time}>
        <IconFlag size={22} aria-hidden="true" />
        {approveRequested ? <Trans>Waiting for a yes</Trans> : <TimeLeft mission={mission} today={state.today} />}
      </p>
      {mission.note !== null && !approveRequested && <NotYet note={mission.note} />}
      <MissionProgress mission={{ name, tasks: work }} />
      <ul className={personClasses.rows}>
        {steps.map((task) => {
          const isDone = task.completed || running.has(task.id)
          return (
            <PersonTaskRow
              key={task.id}
              taskId={task.id}
              title={task.title}
              // The mission pays the sum.
              pay={{ currency: 'ruby', value: 0 }}
              state={isDone ? 'done' : 'open'}
              requireResult={false}
              canUndo={isDone && !isReadOnly}
              needsConnection={!isOnline}
              isReadOnly={isReadOnly}
              onTick={() => void run(task, () => completeStep(mission, task.id))}
              onUndo={() => void run(task, () => reopenStep(mission, task.id))}
            />
          )
        })}
      </ul>
      {isReady({ status, tasks: work }) && !approveRequested && (
        <Button
          size="xl"
          color="green"
          disabled={!isOnline}
          loading={running.has(id)}
          onClick={() =>
            void run({ id, title: name }, async () => {
              await completeMission(mission)
              showNotice(requireApprove ? t`“${name}” is waiting for a yes.` : t`Mission “${name}” completed!`)
            })
          }
        >
          {requireApprove ? <Trans>Ask for approval</Trans> : <Trans>Complete the mission</Trans>}
        </Button>
      )}
    </article>
  )
}

function TimeLeft({ mission, today }: { mission: UserGroupMission; today: string }) {
  const phase = phaseOf(mission, today)
  const text = usePhaseText(phase)
  return phase.kind === 'begins' || phase.kind === 'daysLeft' ? text : null
}
