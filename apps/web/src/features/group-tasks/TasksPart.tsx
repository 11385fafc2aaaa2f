import { PendingRequests } from '../groups/PendingRequests.tsx'
import { useGroup } from '../groups/use-group.ts'
import { GroupTasks } from './GroupTasks.tsx'
import { OwnTasks } from './OwnTasks.tsx'
import classes from './tasks.module.css'

/** The tasks of a group: the user's own and, for leaders, all of them. */
export function TasksPart({ groupId }: { groupId: string }) {
  const { leads } = useGroup(groupId)
  return (
    <div className={classes.part}>
      {leads && <PendingRequests groupId={groupId} />}
      <OwnTasks groupId={groupId} leads={leads} />
      {leads && <GroupTasks groupId={groupId} />}
    </div>
  )
}
