import { t } from '@lingui/core/macro'
import type { ApprovalRequest } from '@questboard/api/dashboard/schema'
import { isLostSuccess, readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import type { RestCall } from '../../app/mutations/undoable.ts'
import { isOutcomeUnknown } from '../../app/retry/outcome-unknown.ts'
import { session, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { setOutcome } from './outcomes.ts'
import type { Answer } from './requests.ts'

/** `over`: the request was answered already, and the response that names the leader is lost. */
export type Result = 'answered' | 'over' | 'unknown' | 'refused'

export const isOver = (outcome: Result): boolean => outcome === 'answered' || outcome === 'over'

/** Sends an answer and records a failure, unless the leader has signed out meanwhile. */
export async function send(request: ApprovalRequest, answer: Answer): Promise<Result> {
  const { token } = session
  try {
    await call(request, answer)
    return 'answered'
  } catch (error) {
    const isOpenAgain = answer.approved && openAgain.has(readFailure(error).code)
    if (isLostSuccess(error) && !isOpenAgain) return 'over'
    const isUnknown = isOutcomeUnknown(error)
    const text = await whyFailed(request, error)
    if (token === session.token) setOutcome([request], { state: 'failed', text, answer, isUnknown })
    return isUnknown ? 'unknown' : 'refused'
  }
}

/** Refusals that an earlier, successful approval does not cause. */
const openAgain = new Set(['groupTaskNotCompleted', 'groupMissionNotCompleted'])

/** Refusals of requests that their member has taken back, or that another leader has answered. */
const notRequested = new Set([
  ...openAgain,
  'groupTaskApproveNotRequested',
  'groupMissionApproveNotRequested',
  'groupRewardApproveNotRequested',
  'deedAlreadyAnswered',
])

async function whyFailed({ user, group }: ApprovalRequest, error: unknown): Promise<string> {
  const { code } = readFailure(error)
  if (!notRequested.has(code)) return failureText(code)
  const who = shortTitle(user.name)
  return (await isOnlyLeader(group.id))
    ? t`${who} took it back.`
    : t`${who} took it back, or another leader has already answered.`
}

async function isOnlyLeader(groupId: string): Promise<boolean> {
  try {
    const { members } = await trpcUtils.groups.read.fetch({ id: groupId })
    return members.filter(({ groupRole }) => groupRole !== 'member').length === 1
  } catch {
    return false
  }
}

function call({ kind, id, group, user, requestedAt }: ApprovalRequest, answer: Answer): Promise<unknown> {
  const input = { groupId: group.id, userId: user.id, requestedAt, ...answer }
  if (kind === 'task') return trpcClient.groupTasks.ofMember.approve.mutate({ ...input, taskId: id })
  if (kind === 'mission') return trpcClient.groupMissions.approve.mutate({ ...input, missionId: id })
  if (kind === 'deed') return trpcClient.deeds.answer.mutate({ groupId: group.id, deedId: id, ...answer })
  const { approved, note } = answer
  return trpcClient.groupRewards.ofUser.answer.mutate({ ...input, rewardId: id, approved, note })
}

/** The approval as a call over REST. */
export function restCallOf({ kind, id, group, user, requestedAt }: ApprovalRequest): RestCall {
  const ofUser = `/groups/${group.id}/users/${user.id}` as const
  const paths = {
    task: `${ofUser}/tasks/${id}/approve`,
    mission: `${ofUser}/missions/${id}/approve`,
    reward: `${ofUser}/rewards/${id}/approve`,
    deed: `/groups/${group.id}/deeds/${id}/approve`,
  } as const
  return { method: 'POST', path: paths[kind], body: { approved: true, ...(kind !== 'deed' && { requestedAt }) } }
}

/** Refetches the requests: answered ones disappear, and failed ones show their real state. */
export async function refetchApprovals(): Promise<void> {
  const { approvals, today } = trpcUtils.dashboard
  await Promise.allSettled([approvals.invalidate(), today.invalidate()])
}
