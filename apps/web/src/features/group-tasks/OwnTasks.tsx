import { Trans } from '@lingui/react/macro'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { IconConfetti } from '@tabler/icons-react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { BlankList } from '../../ui/illustrations/BlankList.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { useStore } from '../../ui/store.ts'
import { useToday } from '../days/use-today.ts'
import { useGroup } from '../groups/use-group.ts'
import { useTagsById } from '../tags/use-tags-by-id.ts'
import { sectionsOf } from '../tasks/due/sections.ts'
import { lingering } from '../tasks/lingering.ts'
import { OwnTaskRow } from './OwnTaskRow.tsx'
import { assignedTasksIn } from './own-tasks.ts'
import { isForOwnList } from './sections.ts'
import { TaskSection } from './TaskSection.tsx'

type OwnTasksProps = {
  groupId: string
  /** Leaders have other things to do too, so an empty list shows nothing. They see the turns of others elsewhere. */
  leads: boolean
}

/** The user's tasks in a group. */
export function OwnTasks({ groupId, leads }: OwnTasksProps) {
  const all = assignedTasksIn(groupId).useCurrent()
  const { me } = useGroup(groupId)
  const tasks = leads ? all.filter((task) => isForOwnList(task, me.userId)) : all
  const tagsById = useTagsById(groupId)
  const sections = sectionsOf(tasks, { today: useToday(), lingering: useStore(lingering) })
  const { upcoming } = sections
  const open = [...sections.overdue, ...sections.today, ...sections.none]
  const finished = [...sections.resting, ...sections.done]
  const rows = (some: UserGroupTask[]) => some.map((task) => <OwnTaskRow key={task.id} task={task} tags={tagsById} />)
  if (leads && tasks.length === 0) return null
  return (
    <Panel id="own-tasks" keepsTitle title={<Trans>For you to do</Trans>}>
      <PanelCard>
        {tasks.length === 0 && (
          <EmptyState
            picture={<BlankList />}
            title={<Trans>No tasks for you yet</Trans>}
            text={<Trans>Tasks from your leaders show up here.</Trans>}
          />
        )}
        {tasks.length > 0 && open.length === 0 && (
          <EmptyState
            icon={<IconConfetti size={28} />}
            title={<Trans>All done</Trans>}
            text={<Trans>Nothing is waiting for you here.</Trans>}
          />
        )}
        {tasks.length > 0 && (
          <>
            <ul>{rows(upcoming.length > 0 ? open : [...open, ...finished])}</ul>
            {upcoming.length > 0 && (
              <>
                <TaskSection title={<Trans>Coming up</Trans>} count={upcoming.length}>
                  {rows(upcoming)}
                </TaskSection>
                <TaskSection title={<Trans>Done</Trans>} count={finished.length}>
                  {rows(finished)}
                </TaskSection>
              </>
            )}
          </>
        )}
      </PanelCard>
    </Panel>
  )
}
