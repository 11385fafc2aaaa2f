import { useGroup } from '../groups/use-group.ts'
import { GroupRewards } from './GroupRewards.tsx'
import { OwnRewards } from './OwnRewards.tsx'
import classes from './rewards.module.css'

/** The rewards of a group: the user's own and, for leaders, all of them. */
export function RewardsPart({ groupId }: { groupId: string }) {
  const { leads } = useGroup(groupId)
  return (
    <div className={classes.part}>
      <OwnRewards groupId={groupId} leads={leads} />
      {leads && <GroupRewards groupId={groupId} />}
    </div>
  )
}
