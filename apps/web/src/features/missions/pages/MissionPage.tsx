import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { Mission } from '@questboard/api/missions/schema'
import { IconArrowLeft, IconDots } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { usePageTitle } from '../../../app/use-page-title.ts'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { MissionTime } from '../MissionTime.tsx'
import { isOpen } from '../progress.ts'
import { Star } from '../Star.tsx'
import { MissionNotFound } from './MissionNotFound.tsx'
import { MissionSummary } from './MissionSummary.tsx'
import { MissionTasks } from './MissionTasks.tsx'
import classes from './mission.module.css'
import { missionActions } from './mission-actions.tsx'
import { useMission } from './use-mission.ts'

/** A mission: its description, its tasks, and its reward. */
export function MissionPage({ id }: { id: string }) {
  const mission = useMission(id)
  if (mission === undefined) return <PageSkeleton />
  return mission ? <LoadedMission mission={mission} /> : <MissionNotFound />
}

function LoadedMission({ mission }: { mission: Mission }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { name, notes } = mission
  usePageTitle(name)
  const actions = missionActions(mission, {
    onCopied: (copy) => void navigate({ to: '/missions/$missionId', params: { missionId: copy.id } }),
    // The mission's page disappears; undoing is possible on the list.
    onRemove: (remove) => void navigate({ to: '/missions' }).then(remove),
  })
  return (
    <div className={classes.page}>
      <Link to="/missions" className={classes.back}>
        <IconArrowLeft size={18} aria-hidden="true" />
        <Trans>All missions</Trans>
      </Link>
      <div className={classes.head}>
        {isOpen(mission) && <Star mission={mission} />}
        <Title order={1} className={classes.title} dir="auto">
          {name}
        </Title>
        <ActionMenu label={t`More for “${name}”`} button={<IconDots size={22} />} actions={actions} />
      </div>
      <div className={classes.columns}>
        <div className={classes.about}>
          <MissionTime mission={mission} />
          {notes !== '' && (
            <p className={classes.notes} dir="auto">
              {notes}
            </p>
          )}
          <MissionTasks mission={mission} />
        </div>
        <MissionSummary mission={mission} />
      </div>
    </div>
  )
}
