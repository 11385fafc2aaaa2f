import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { ProposedTask } from '@questboard/api/generation/schema'
import { type Mission, maxTasks } from '@questboard/api/missions/schema'
import { IconArchive, IconChevronDown } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { formatNumber } from '../../../app/format-number.ts'
import { repeatable } from '../../../app/mutations/repeatable.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { BlankList } from '../../../ui/illustrations/BlankList.tsx'
import { PanelCard } from '../../../ui/Panel.tsx'
import { TasksOffer } from '../../generation/offers.tsx'
import { ownTags } from '../../tags/current.ts'
import { useById } from '../../tags/use-by-id.ts'
import { QuickAdd } from '../../tasks/QuickAdd.tsx'
import { MissionTaskRow } from '../MissionTaskRow.tsx'
import { isOpen } from '../progress.ts'
import classes from './mission.module.css'
import { addTask, openNewTask, prepareMissionTasks } from './plan-task.tsx'

/** The tasks of a mission in the planned order, followed by quick add. */
export function MissionTasks({ mission }: { mission: Mission }) {
  const { t } = useLingui()
  const tags = ownTags.useCurrent()
  const tagsById = useById(tags)
  const shown = mission.tasks.filter(({ archived }) => !archived)
  const archived = mission.tasks.filter((task) => task.archived)
  const [open, setOpen] = useState(false)
  const { id } = mission
  const saveProposed = useMemo(() => repeatable((tasks: ProposedTask[]) => prepareMissionTasks(id, tasks)), [id])
  const mayAdd = isOpen(mission) && mission.tasks.length < maxTasks
  return (
    <section className={classes.tasks} aria-labelledby="mission-tasks">
      <Title order={2} size="h3" id="mission-tasks">
        <Trans>Tasks</Trans>
      </Title>
      <PanelCard>
        {mission.tasks.length === 0 && (
          <EmptyState
            picture={<BlankList />}
            title={<Trans>What needs doing?</Trans>}
            text={
              isOpen(mission) ? (
                <Trans>Add the tasks. Finish them all to collect the whole reward.</Trans>
              ) : (
                <Trans>This mission had no tasks.</Trans>
              )
            }
          />
        )}
        {shown.length > 0 && (
          <ul>
            {shown.map((task) => (
              <MissionTaskRow key={task.id} mission={mission} task={task} tags={tagsById} />
            ))}
          </ul>
        )}
        {archived.length > 0 && (
          <div className={classes.archived}>
            <button type="button" className={classes.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
              <IconChevronDown className={classes.chevron} size={18} aria-hidden="true" />
              <IconArchive size={18} aria-hidden="true" />
              <Trans>Archived</Trans> {formatNumber(archived.length)}
            </button>
            {open && (
              <ul aria-label={t`Archived tasks`}>
                {archived.map((task) => (
                  <MissionTaskRow key={task.id} mission={mission} task={task} tags={tagsById} />
                ))}
              </ul>
            )}
          </div>
        )}
      </PanelCard>
      {mayAdd && (
        <>
          <QuickAdd
            tags={tags}
            onAdd={(task, putBack) => addTask(id, task, putBack)}
            onMore={(begun, clear) => openNewTask(id, begun, clear)}
          />
          <div className={classes.offer}>
            <TasksOffer missionId={id} room={maxTasks - mission.tasks.length} save={saveProposed} />
          </div>
        </>
      )}
    </section>
  )
}
