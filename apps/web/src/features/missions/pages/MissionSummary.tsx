import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { expOf, type Mission } from '@questboard/api/missions/schema'
import { IconArchive, IconCopy } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDate } from '../../../app/format-dates.ts'
import { Amount } from '../../../ui/Amount.tsx'
import { MissionProgress } from '../MissionProgress.tsx'
import { CompleteButton } from './CompleteButton.tsx'
import { completeMission } from './complete-mission.tsx'
import classes from './mission.module.css'
import { archiveMission, copyMission } from './mission-handlers.tsx'

const payLabels: Record<Mission['status'], ReactNode> = {
  pending: <Trans>Reward</Trans>,
  active: <Trans>Reward</Trans>,
  waitingApproval: <Trans>Reward</Trans>,
  completed: <Trans>Earned</Trans>,
  failed: <Trans>Missed reward</Trans>,
  archived: <Trans>Worth</Trans>,
}

/** The reward of a mission, its progress, and the button that completes it. */
export function MissionSummary({ mission }: { mission: Mission }) {
  const { t } = useLingui()
  const { name, status, gold, from, to } = mission
  const exp = expOf(mission.tasks.length)
  const isRunning = status === 'active' || status === 'pending'
  return (
    <section className={classes.finish} data-fixed={isRunning || undefined} aria-label={t`Reward of “${name}”`}>
      <div className={classes.pay}>
        <span className={classes.label}>{payLabels[status]}</span>
        <Amount currency="gold" value={gold} size="lg" />
        <Amount currency="exp" value={exp} size="lg" />
      </div>
      <div className={classes.days}>
        <span className={classes.label}>
          <Trans>Days</Trans>
        </span>
        <span>
          {formatDate(from)} – {formatDate(to)}
        </span>
      </div>
      <MissionProgress mission={mission} />
      {isRunning ? (
        <CompleteButton mission={mission} complete={() => completeMission(mission, exp)}>
          <Trans>Complete the mission</Trans>
        </CompleteButton>
      ) : (
        <NextSteps mission={mission} />
      )}
    </section>
  )
}

/** The actions for an ended mission. */
function NextSteps({ mission }: { mission: Mission }) {
  const navigate = useNavigate()
  const open = ({ id }: Mission) => void navigate({ to: '/missions/$missionId', params: { missionId: id } })
  return (
    <>
      <Button variant="light" fullWidth leftSection={<IconCopy size={18} />} onClick={() => copyMission(mission, open)}>
        <Trans>Again, from today</Trans>
      </Button>
      {mission.status !== 'archived' && (
        <Button
          variant="default"
          fullWidth
          leftSection={<IconArchive size={18} />}
          onClick={() => archiveMission(mission)}
        >
          <Trans>Archive</Trans>
        </Button>
      )}
    </>
  )
}
