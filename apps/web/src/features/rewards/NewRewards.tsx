import { Stack } from '@mantine/core'
import { RewardsOffer } from '../generation/offers.tsx'
import type { NewReward } from './add.ts'
import { RewardForm } from './RewardForm.tsx'

type NewRewardsProps = { save: (written: NewReward[]) => Promise<void>; close: () => void }

/** New rewards: written by the user, or proposed. */
export function NewRewards({ save, close }: NewRewardsProps) {
  return (
    <Stack>
      <div>
        <RewardsOffer leave={close} save={save} />
      </div>
      <RewardForm save={save} close={close} />
    </Stack>
  )
}
