import { describe, expect, test } from 'vitest'
import { assertNotOwn } from '../group-items/rules.ts'
import {
  type AssigneeStatus,
  assertAnswerable,
  assertArchivable,
  assertCopyable,
  assertNoneWaits,
  countedTasks,
  firstStatus,
  type GroupMissionStatus,
  isPastLastDay,
  rubiesOf,
  workFor,
} from './rules.ts'

const codeOf = (act: () => void): string => {
  try {
    act()
    return 'fine'
  } catch (error) {
    return (error as Error).message
  }
}

const stateOf = (status: AssigneeStatus, approved = false) => ({ userId: 'ann', status, to: '2026-03-20', approved })
const missionOf = (status: GroupMissionStatus, ...states: AssigneeStatus[]) => ({
  status,
  requireApprove: true,
  states: states.map((one) => stateOf(one)),
})

describe('counted tasks', () => {
  const tasks = [
    { ruby: 10, archived: false, completedBy: ['ann'] },
    { ruby: 5, archived: true, completedBy: ['ann'] },
    { ruby: 3, archived: true, completedBy: [] },
    { ruby: 1, archived: false, completedBy: [] },
  ]

  test('an archived task counts for those who had done it alone', () => {
    expect(workFor(tasks, 'ann')).toEqual({ tasks: 3, completed: 2, ruby: 16 })
    expect(workFor(tasks, 'ben')).toEqual({ tasks: 2, completed: 0, ruby: 11 })
    expect(rubiesOf(countedTasks(tasks))).toBe(16)
  })
})

describe("an assignee's days", () => {
  const period = { from: '2026-03-10', to: '2026-03-12' }

  test.each([
    ['2026-03-09', 'pending'],
    ['2026-03-10', 'active'],
    ['2026-03-12', 'active'],
    ['2026-03-13', 'failed'],
  ])('on %s it is %s', (today, status) => {
    expect(firstStatus(period, { today, holidaySince: null })).toBe(status)
  })

  test.each([
    [null, true],
    ['2026-03-12', false],
    ['2026-03-13', true],
  ])('on a holiday since %s: over is %s', (holidaySince, over) => {
    expect(isPastLastDay(period, { today: '2026-03-20', holidaySince })).toBe(over)
  })
})

describe('allowed actions', () => {
  test.each([
    ['waitingApproval', false, true, 'fine'],
    ['completed', true, true, 'alreadyApproved'],
    ['completed', true, false, 'alreadyApproved'],
    ['completed', false, false, 'groupMissionApproveNotRequired'],
    ['active', false, true, 'groupMissionNotCompleted'],
    ['failed', false, true, 'groupMissionNotCompleted'],
    ['completed', false, true, 'groupMissionApproveNotRequested'],
  ] as const)('answering what is %s (approved: %s, required: %s): %s', (status, approved, requireApprove, code) => {
    expect(codeOf(() => assertAnswerable({ requireApprove }, stateOf(status, approved)))).toBe(code)
  })

  test.each([
    ['pending', 'missionIsNotArchivable', 'cannotCloneActivePendingMission'],
    ['active', 'missionIsNotArchivable', 'cannotCloneActivePendingMission'],
    ['waitingApproval', 'missionIsNotArchivable', 'cannotCloneActivePendingMission'],
    ['completed', 'fine', 'fine'],
    ['failed', 'fine', 'fine'],
    ['archived', 'missionIsNotArchivable', 'fine'],
  ] as const)('what reads %s: archiving %s, copying %s', (status, archiving, copying) => {
    expect(codeOf(() => assertArchivable(missionOf(status)))).toBe(archiving)
    expect(codeOf(() => assertCopyable(missionOf(status)))).toBe(copying)
  })

  test('one who waits is enough, and one who is oneself', () => {
    expect(codeOf(() => assertNoneWaits(missionOf('active', 'active', 'waitingApproval')))).toBe(
      'waitingApprovalMissionsExist',
    )
    expect(codeOf(() => assertArchivable(missionOf('waitingApproval', 'waitingApproval')))).toBe(
      'waitingApprovalMissionsExist',
    )
    expect(codeOf(() => assertNotOwn(missionOf('active', 'active').states, { userId: 'ann' }))).toBe('notAuthorized')
    expect(codeOf(() => assertNotOwn(missionOf('active', 'active').states, { userId: 'ben' }))).toBe('fine')
  })
})
