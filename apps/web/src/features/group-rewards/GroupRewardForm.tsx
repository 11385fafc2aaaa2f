import { useLingui } from '@lingui/react/macro'
import type { GroupReward } from '@questboard/api/group-rewards/schema'
import type { Group } from '@questboard/api/groups/schema'
import { useAssignment } from '../groups/assignment.tsx'
import { RewardForm } from '../rewards/RewardForm.tsx'
import type { GroupRewardValues } from './add.ts'

type GroupRewardFormProps = {
  group: Group
  /** The reward to edit; undefined for a new one. */
  reward?: GroupReward
  save: (written: GroupRewardValues) => Promise<void>
  close: () => void
}

/** The form for a reward and its assignees. */
export function GroupRewardForm({ group, reward, save, close }: GroupRewardFormProps) {
  const { t } = useLingui()
  const extra = useAssignment(group, reward, t`Needs a leader’s approval`)
  return (
    <RewardForm
      reward={reward && { ...reward, gold: reward.ruby }}
      isSingle
      currency="ruby"
      extra={extra}
      save={async ([written]) => {
        if (!written) return
        const { gold, name, type, timesToUse } = written
        await save({ name, type, timesToUse, ruby: gold, ...extra.assigned })
      }}
      close={close}
    />
  )
}
