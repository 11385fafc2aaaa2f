import { Stack } from '@mantine/core'
import { useGroup } from '../groups/use-group.ts'
import { LazyVouchers } from '../promises/LazyPromises.tsx'
import { GroupRewards } from './GroupRewards.tsx'
import { OwnRewards } from './OwnRewards.tsx'

/** The rewards of a group: the user's own and, for leaders, all of them. */
export function RewardsPart({ groupId }: { groupId: string }) {
  const { leads } = useGroup(groupId)
  return (
    <Stack gap="lg">
      <OwnRewards groupId={groupId} leads={leads} />
      <LazyVouchers groupId={groupId} />
      {leads && <GroupRewards groupId={groupId} />}
    </Stack>
  )
}
