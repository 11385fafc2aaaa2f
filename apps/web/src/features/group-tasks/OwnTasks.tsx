import { Trans } from '@lingui/react/macro'
import { IconConfetti } from '@tabler/icons-react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { BlankList } from '../../ui/illustrations/BlankList.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { useStore } from '../../ui/store.ts'
import { useTagsById } from '../tags/use-tags-by-id.ts'
import { arrange } from '../tasks/arrange.ts'
import { lingering } from '../tasks/lingering.ts'
import { OwnTaskRow } from './OwnTaskRow.tsx'
import { ownTasksIn } from './own-tasks.ts'

const allTypes: ReadonlySet<never> = new Set()

type OwnTasksProps = {
  groupId: string /** Leaders have other things to do too, so an empty list shows nothing. */
  leads: boolean
}

/** The user's tasks in a group. */
export function OwnTasks({ groupId, leads }: OwnTasksProps) {
  const tasks = ownTasksIn(groupId).useCurrent()
  const tagsById = useTagsById(groupId)
  const { open, resting, done } = arrange(tasks, allTypes, useStore(lingering))
  if (leads && tasks.length === 0) return null
  return (
    <Panel id="own-tasks" isOneOfSeveral title={<Trans>For you to do</Trans>}>
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
          <ul>
            {[...open, ...resting, ...done].map((task) => (
              <OwnTaskRow key={task.id} task={task} tags={tagsById} />
            ))}
          </ul>
        )}
      </PanelCard>
    </Panel>
  )
}
