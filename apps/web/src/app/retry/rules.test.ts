import { describe, expect, it } from 'vitest'
import type { Failure, FailureCode } from '../failure.ts'
import { leavesOutcomeUnknown, mayRetry, outcomeOfRefusal } from './rules.ts'

describe('leavesOutcomeUnknown', () => {
  it.each<Failure>([
    { code: 'unreachable', status: null },
    { code: 'timedOut', status: null },
    { code: 'requestInProgress', status: 409 },
  ])('is true for $code', (failure) => {
    expect(leavesOutcomeUnknown(failure, false)).toBe(true)
  })

  it.each<Failure>([
    { code: 'notEnoughGoldToRedeemReward', status: 400 },
    { code: 'idAlreadyUsed', status: 409 },
    { code: 'taskNotFound', status: 404 },
  ])('is false for $code, on the first attempt and on a retry', (failure) => {
    expect([leavesOutcomeUnknown(failure, false), leavesOutcomeUnknown(failure, true)]).toEqual([false, false])
  })

  it.each<Failure>([
    { code: 'tooManyRequests', status: 429 },
    { code: 'serviceUnavailable', status: 503 },
    { code: 'authenticationFailed', status: 401 },
  ])('is true for $code on a retry: it says nothing about the first attempt', (failure) => {
    expect([leavesOutcomeUnknown(failure, false), leavesOutcomeUnknown(failure, true)]).toEqual([false, true])
  })
})

describe('a refused retry', () => {
  it.each<[path: string, code: FailureCode]>([
    ['groupTasks.ofMember.complete', 'taskAlreadyCompleted'],
    ['missions.tasks.reopen', 'taskNotCompleted'],
    ['groupTasks.remove', 'taskNotFound'],
    ['tokens.revoke', 'notFound'],
    ['groupTasks.ofMember.approve', 'alreadyApproved'],
    ['groups.promote', 'alreadyLeader'],
    ['rewards.create', 'idAlreadyUsed'],
    ['missions.archive', 'missionIsNotArchivable'],
    ['groupRewards.ofUser.answer', 'groupRewardApproveNotRequested'],
    ['transfer.undoImport', 'taskNotFound'],
    ['groupTasks.skip', 'cannotSkip'],
    ['groupTasks.takeBackSkip', 'cannotSkip'],
  ])('%s succeeded before when the code is %s', (path, code) => {
    expect(outcomeOfRefusal(path, code)).toBe(true)
  })

  it.each([
    ['tokens.create', 'tokenLost'],
    ['webhooks.create', 'webhookSecretLost'],
    ['webhooks.group.create', 'webhookSecretLost'],
    ['webhooks.rotateSecret', 'newSecretLost'],
    ['webhooks.group.rotateSecret', 'newSecretLost'],
    ['calendar.makeAddress', 'addressLost'],
  ])('%s reports a lost secret', (path, code) => {
    expect(outcomeOfRefusal(path, 'idAlreadyUsed')).toBe(code)
  })

  it.each<[path: string, code: FailureCode]>([
    ['rewards.redeem', 'notEnoughGoldToRedeemReward'],
    ['missions.update', 'invalidData'],
    ['groupTasks.snooze', 'cannotSnooze'],
    // The first try would have been answered again.
    ['rewards.redeem', 'rewardNotFound'],
    ['store.buyAvatar', 'avatarAlreadyBought'],
  ])('%s did not succeed before when the code is %s', (path, code) => {
    expect(outcomeOfRefusal(path, code)).toBe(false)
  })
})

it('mayRetry excludes calls without an id and calls of the offline queue', () => {
  const calls = ['auth.login', 'rights.requestDeletion', 'tasks.create', 'webhooks.test', 'transfer.preview']
  expect(calls.filter(mayRetry)).toEqual([])
  expect(mayRetry('tasks.copy')).toBe(true)
})
