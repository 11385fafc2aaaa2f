import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { GroupReward } from '@questboard/api/group-rewards/schema'
import type { Group } from '@questboard/api/groups/schema'
import { IconShieldCheck } from '@tabler/icons-react'
import { People } from '../groups/People.tsx'
import classes from './rewards.module.css'

/** The uses left, the need for approval, pending requests, and the assignees of a reward. */
export function RewardFacts({ group, reward }: { group: Group; reward: GroupReward }) {
  const { t } = useLingui()
  const { type, timesToUse, requireApprove, waitingApproval, usedUp, assignedUsers } = reward
  const times = timesToUse ?? 0
  const often = { constant: t`Always`, once: t`Once`, times: t`${plural(times, { one: '# time', other: '# times' })}` }
  return (
    <span className={classes.facts}>
      <span>{usedUp ? t`Used up` : often[type]}</span>
      {requireApprove && waitingApproval === 0 && (
        <span title={t`Needs approval`}>
          <IconShieldCheck size={15} aria-label={t`Needs approval`} />
        </span>
      )}
      {waitingApproval > 0 && (
        <span className={classes.waits}>
          {t`${plural(waitingApproval, { one: '# asks for it', other: '# ask for it' })}`}
        </span>
      )}
      <People isNamed people={group.members.filter(({ userId }) => assignedUsers.includes(userId))} size={24} />
    </span>
  )
}
