import { Trans } from '@lingui/react/macro'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { Group, Member } from '@questboard/api/groups/schema'
import { IconUserMinus } from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { BlankList } from '../../ui/illustrations/BlankList.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { ApprovalMark } from '../group-tasks/ApprovalMark.tsx'
import { groupTasksIn } from '../group-tasks/group-tasks.ts'
import { openGroupTask } from '../group-tasks/open-task.tsx'
import { isChangeable } from '../groups/changeable.ts'
import { ItemRow } from '../groups/ItemRow.tsx'
import { itemsOf } from '../groups/member-items.ts'
import { useTagsById } from '../tags/use-tags-by-id.ts'
import { Marks, type TagsById } from '../tasks/RowFrame.tsx'
import { OwnMarks } from '../tasks/TaskRow.tsx'
import classes from './member.module.css'

type MemberTasksProps = { group: Group; member: Member }

/** The tasks of a member with progress and results, for leaders. They can be taken away. */
export function MemberTasks({ group, member }: MemberTasksProps) {
  const tagsById = useTagsById(group.id)
  const tasks = itemsOf('tasks', group.id, member.userId).useCurrent().toReversed()
  const rows = [...tasks.filter(({ completed }) => !completed), ...tasks.filter(({ completed }) => completed)]
  return (
    <Panel id="member-tasks" keepsTitle title={<Trans>Tasks</Trans>}>
      <PanelCard>
        {rows.length === 0 ? (
          <EmptyState picture={<BlankList />} title={<Trans>No tasks assigned yet</Trans>} />
        ) : (
          <ul>
            {rows.map((task) => (
              <MemberTask key={task.id} group={group} member={member} task={task} tags={tagsById} />
            ))}
          </ul>
        )}
      </PanelCard>
    </Panel>
  )
}

function MemberTask({ group, member, task, tags }: MemberTasksProps & { task: UserGroupTask; tags: TagsById }) {
  const shared = groupTasksIn(group.id)
    .useCurrent()
    .find(({ id }) => id === task.id)

  async function actions(): Promise<MenuAction[]> {
    const [{ taskActions, completeForActions }, { openFor }, { takeTask }] = await Promise.all([
      import('../group-tasks/task-actions.tsx'),
      import('../group-tasks/complete-for.tsx'),
      import('../groups/take-away.tsx'),
    ])
    const take: MenuAction = {
      id: 'take',
      label: <Trans>Remove</Trans>,
      icon: IconUserMinus,
      onChoose: () => takeTask(task, member),
    }
    const isShared = task.assignedUsers.length > 1 && isChangeable(group, task)
    if (!shared) return isShared ? [take] : []
    // On the page of a member, a task is completed for this member.
    const open = openFor(group, shared).filter(({ userId }) => userId === member.userId)
    const others = taskActions(group, shared).filter(({ id }) => id !== 'completeFor')
    return [...completeForActions(shared, open), ...others, ...(isShared ? [take] : [])]
  }

  return (
    <ItemRow
      id={task.id}
      title={task.title}
      ruby={task.ruby}
      actions={actions}
      onOpen={() => shared && openGroupTask(group, shared)}
    >
      <Marks task={task} tags={tags}>
        {task.completed && !task.approveRequested && !task.approved && <Trans context="task">Done</Trans>}
        <ApprovalMark task={task} />
        <OwnMarks task={task} />
      </Marks>
      {task.result !== null && (
        <p className={classes.result} dir="auto">
          {task.result}
        </p>
      )}
    </ItemRow>
  )
}
