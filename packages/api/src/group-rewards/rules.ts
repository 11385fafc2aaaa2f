import type { MemberState } from '../groups/rules.ts'
import { DomainError } from '../kernel/errors.ts'
import type { RewardType } from '../rewards/schema.ts'

/** The part of an assignee's state that the rules need. */
export interface AssigneeState {
  userId: string
  used: number
  requestedAt: Date | null
  note: string | null
}

/** The part of a group reward that the rules need. `timesToUse` is null unless the type is `times`. */
export interface GroupRewardState {
  type: RewardType
  timesToUse: number | null
  requireApprove: boolean
  archivedAt: Date | null
  assignees: AssigneeState[]
}

/** The remaining uses of an assignee. Null: no limit. */
export function timesLeft(
  { type, timesToUse }: Pick<GroupRewardState, 'type' | 'timesToUse'>,
  { used }: Pick<AssigneeState, 'used'>,
): number | null {
  if (type === 'constant') return null
  return Math.max(0, (timesToUse ?? 1) - used)
}

/** Whether all assignees have redeemed a reward as often as they could. */
export const isUsedUp = (reward: GroupRewardState): boolean =>
  reward.assignees.length > 0 && reward.assignees.every((assignee) => timesLeft(reward, assignee) === 0)

/**
 * The state of an assignee, whether or not the reward is used up.
 * @throws DomainError rewardNotFound
 */
export function findAssignee(reward: GroupRewardState, userId: string): AssigneeState {
  const assignee = reward.assignees.find((candidate) => candidate.userId === userId)
  if (!assignee) throw new DomainError('rewardNotFound')
  return assignee
}

/**
 * The state of an assignee who can redeem the reward: it is not used up and not archived.
 * @throws DomainError rewardNotFound
 */
export function findHolder(reward: GroupRewardState, userId: string): AssigneeState {
  const assignee = findAssignee(reward, userId)
  if (reward.archivedAt !== null || timesLeft(reward, assignee) === 0) throw new DomainError('rewardNotFound')
  return assignee
}

/** Assignees with an open request, oldest first. */
export const waitingOf = ({ assignees }: GroupRewardState): (AssigneeState & { requestedAt: Date })[] =>
  assignees
    .flatMap(({ requestedAt, ...state }) => (requestedAt === null ? [] : { ...state, requestedAt }))
    .sort((a, b) => a.requestedAt.getTime() - b.requestedAt.getTime())

/** @throws DomainError cannotAssignToYourself */
export function assertOthers(me: Pick<MemberState, 'userId'>, userIds: readonly string[]): void {
  if (userIds.includes(me.userId)) throw new DomainError('cannotAssignToYourself')
}

/** @throws DomainError waitingApprovalRewardsExist: one of these assignees has an open request */
export function assertNoneWaits(assignees: AssigneeState[]): void {
  if (assignees.some(({ requestedAt }) => requestedAt !== null)) throw new DomainError('waitingApprovalRewardsExist')
}

/** @throws DomainError rewardAlreadyArchived */
export function assertNotArchived({ archivedAt }: Pick<GroupRewardState, 'archivedAt'>): void {
  if (archivedAt !== null) throw new DomainError('rewardAlreadyArchived')
}

/** @throws DomainError waitingApprovalRewardsExist, rewardAlreadyArchived */
export function assertArchivable(reward: GroupRewardState): void {
  assertNoneWaits(reward.assignees)
  assertNotArchived(reward)
}

/** @throws DomainError groupRewardApproveNotRequired */
export function assertApprovable({ requireApprove }: Pick<GroupRewardState, 'requireApprove'>): void {
  if (!requireApprove) throw new DomainError('groupRewardApproveNotRequired')
}

/** @throws DomainError notEnoughRubyToRedeemReward */
export function assertAffordable({ ruby }: { ruby: number }, member: { ruby: number }): void {
  if (member.ruby < ruby) throw new DomainError('notEnoughRubyToRedeemReward')
}
