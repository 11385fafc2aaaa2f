import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { BlankList } from '../../ui/illustrations/BlankList.tsx'
import { ThreePawns } from '../../ui/illustrations/ThreePawns.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { useToday } from '../days/use-today.ts'
import { othersIn } from '../groups/assignment.tsx'
import { InviteFirst } from '../groups/InviteFirst.tsx'
import { useGroup } from '../groups/use-group.ts'
import { useTagsById } from '../tags/use-tags-by-id.ts'
import { GroupQuickAdd } from './GroupQuickAdd.tsx'
import { GroupTaskRow } from './GroupTaskRow.tsx'
import { groupTasksIn } from './group-tasks.ts'
import { openNewTask } from './open-task.tsx'
import { assignedTasksIn } from './own-tasks.ts'
import { isForOwnList, sectionsOf } from './sections.ts'
import { TaskSection } from './TaskSection.tsx'

/** The tasks of a group for its leaders, except those in their own list. */
export function GroupTasks({ groupId }: { groupId: string }) {
  const { group, me } = useGroup(groupId)
  const tagsById = useTagsById(groupId)
  const today = useToday()
  const own = new Set(
    assignedTasksIn(groupId)
      .useCurrent()
      .filter((task) => isForOwnList(task, me.userId))
      .map(({ id }) => id),
  )
  const all = groupTasksIn(groupId).useCurrent()
  const tasks = all.filter(({ id }) => !own.has(id))
  const { open, upcoming, prepared, done } = sectionsOf(tasks, today)
  const isAlone = othersIn(group).length === 0
  const add = (
    <Button variant="light" size="sm" leftSection={<IconPlus size={18} />} onClick={() => openNewTask(group)} data-adds>
      <Trans>New task</Trans>
    </Button>
  )
  const rows = (some: GroupTask[]) =>
    some.map((task) => <GroupTaskRow key={task.id} group={group} task={task} tags={tagsById} />)
  const start = (
    <Button renderRoot={(props) => <Link to="/groups/$groupId" params={{ groupId }} hash="start" {...props} />}>
      <Trans>Quick start</Trans>
    </Button>
  )
  return (
    <Panel id="group-tasks" keepsTitle title={<Trans>Group tasks</Trans>} beside={(!isAlone || all.length > 0) && add}>
      <GroupQuickAdd group={group} />
      <PanelCard>
        {isAlone && all.length === 0 ? (
          <EmptyState
            picture={<ThreePawns />}
            title={<Trans>It’s just you so far</Trans>}
            text={<Trans>Prepare tasks now and assign them when the others are here.</Trans>}
            action={
              <Group mt="xs" gap="sm" justify="center">
                {start}
                <InviteFirst group={group} />
                {add}
              </Group>
            }
          />
        ) : tasks.length === 0 ? (
          <EmptyState
            picture={<BlankList />}
            title={<Trans>No tasks assigned yet</Trans>}
            text={<Trans>Say what needs doing and who does it, then thank them with rubies.</Trans>}
            action={start}
          />
        ) : (
          <>
            <TaskSection title={<Trans>To do</Trans>} count={open.length}>
              {rows(open)}
            </TaskSection>
            <TaskSection title={<Trans>Coming up</Trans>} count={upcoming.length}>
              {rows(upcoming)}
            </TaskSection>
            <TaskSection title={<Trans>Prepared</Trans>} count={prepared.length}>
              {rows(prepared)}
            </TaskSection>
            <TaskSection title={<Trans>Done</Trans>} count={done.length}>
              {rows(done)}
            </TaskSection>
          </>
        )}
      </PanelCard>
    </Panel>
  )
}
