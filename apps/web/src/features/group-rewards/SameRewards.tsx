import { useLingui } from '@lingui/react/macro'
import type { GroupReward } from '@questboard/api/group-rewards/schema'
import type { Group } from '@questboard/api/groups/schema'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Amount } from '../../ui/Amount.tsx'
import row from '../groups/item-row.module.css'
import { GroupRewardRow } from './GroupRewardRow.tsx'
import { RewardFacts } from './RewardFacts.tsx'
import classes from './rewards.module.css'

/** Rewards on the same terms, each for other members, share one row with the faces of all. */
export function inRows(rewards: readonly GroupReward[]): GroupReward[][] {
  const terms = ({ name, ruby, type, timesToUse, requireApprove }: GroupReward) =>
    JSON.stringify([name, ruby, type, timesToUse, requireApprove])
  const rows: GroupReward[][] = []
  for (const reward of rewards) {
    const row = rows.find((same) => same.every((mine) => terms(mine) === terms(reward) && areForOthers(mine, reward)))
    if (row) row.push(reward)
    else rows.push([reward])
  }
  return rows
}

const areForOthers = (a: GroupReward, b: GroupReward): boolean =>
  !a.assignedUsers.some((userId) => b.assignedUsers.includes(userId))

/** Several rewards on the same terms, each for other members. It opens to show them one by one. */
export function SameRewards({ group, rewards }: { group: Group; rewards: GroupReward[] }) {
  const { t } = useLingui()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [first] = rewards
  if (!first) return null
  const { name, ruby } = first
  const together = {
    ...first,
    assignedUsers: rewards.flatMap(({ assignedUsers }) => assignedUsers),
    waitingApproval: rewards.reduce((sum, { waitingApproval }) => sum + waitingApproval, 0),
    usedUp: rewards.every(({ usedUp }) => usedUp),
  }
  const toggle = () => setOpen(!open)
  return (
    <>
      <li className={row.row}>
        <div className={row.body}>
          <button type="button" className={row.title} dir="auto" onClick={toggle}>
            {name}
          </button>
          <RewardFacts group={group} reward={together} />
        </div>
        <Amount currency="ruby" value={ruby} />
        <button
          type="button"
          className={classes.toggle}
          aria-label={t`Each “${name}” separately`}
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        >
          <IconChevronDown size={20} aria-hidden="true" />
        </button>
      </li>
      {open && (
        <li className={classes.same} id={id}>
          <ul>
            {rewards.map((reward) => (
              <GroupRewardRow key={reward.id} group={group} reward={reward} />
            ))}
          </ul>
        </li>
      )}
    </>
  )
}
