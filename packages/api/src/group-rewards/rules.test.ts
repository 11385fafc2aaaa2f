import { describe, expect, test } from 'vitest'
import { type AssigneeState, findHolder, timesLeft, waitingOf } from './rules.ts'

const assignee = (overrides: Partial<AssigneeState> = {}): AssigneeState => ({
  userId: 'ani',
  used: 0,
  requestedAt: null,
  note: null,
  ...overrides,
})

const reward = (...assignees: AssigneeState[]) => ({
  type: 'once' as const,
  timesToUse: null,
  requireApprove: true,
  archivedAt: null,
  assignees,
})

describe('the uses left of a reward for one assignee', () => {
  test.each([
    ['constant', null, 0, null],
    ['constant', null, 7, null],
    ['once', null, 0, 1],
    ['once', null, 1, 0],
    ['times', 3, 1, 2],
    ['times', 3, 3, 0],
    ['times', 2, 5, 0],
  ] as const)('%s, %s times, used %i', (type, timesToUse, used, left) => {
    expect(timesLeft({ type, timesToUse }, { used })).toBe(left)
  })
})

test('an assignee with a reward has not used it up', () => {
  expect(findHolder(reward(assignee()), 'ani')).toEqual(assignee())
  expect(() => findHolder(reward(assignee({ used: 1 })), 'ani')).toThrow('rewardNotFound')
  expect(() => findHolder(reward(assignee()), 'boyan')).toThrow('rewardNotFound')
  expect(() => findHolder({ ...reward(assignee()), archivedAt: new Date() }, 'ani')).toThrow('rewardNotFound')
})

test('requests are listed in order of arrival', () => {
  const late = assignee({ userId: 'ani', requestedAt: new Date('2026-03-02T00:00:00Z') })
  const early = assignee({ userId: 'boyan', requestedAt: new Date('2026-03-01T00:00:00Z') })
  expect(waitingOf(reward(late, assignee({ userId: 'vera' }), early))).toEqual([early, late])
})
