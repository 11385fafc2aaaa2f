import { describe, expect, test } from 'vitest'
import { DomainError } from '../kernel/errors.ts'
import {
  assertArchivable,
  assertCompletable,
  assertCopyable,
  assertOpen,
  assertPeriod,
  assertRoomForTasks,
  assertTaskArchivable,
  assertTaskCompletable,
  assertTaskReopenable,
  assertTaskUpdatable,
  earningsOf,
  lengthOf,
  type MissionStatus,
  periodFaults,
  personalStatuses,
  statusOn,
} from './rules.ts'

/** The code that a rule refuses with; undefined when it lets pass. */
function refusal(rule: () => void): string | undefined {
  try {
    rule()
    return undefined
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
}

const refusals = (rule: (mission: { status: MissionStatus }) => void) =>
  Object.fromEntries(personalStatuses.map((status) => [status, refusal(() => rule({ status }))]))

const done = new Date('2026-03-10T10:00:00Z')
const open = { completedAt: null, archivedAt: null }
const completed = { completedAt: done, archivedAt: null }
const archived = { completedAt: done, archivedAt: done }
const work = { tasks: 2, completed: 2, gold: 30 }

describe('the reward of a mission', () => {
  test.each([
    [1, 30],
    [2, 40],
    [17, 190],
    [18, 200],
    [19, 200],
    [100, 200],
  ])('%i tasks pay %i experience', (tasks, exp) => {
    expect(earningsOf({ tasks, completed: tasks, gold: 7 })).toEqual({ gold: 7, exp })
  })
})

describe('the days of a mission', () => {
  test('it lasts at least one night, and at most 365', () => {
    expect(periodFaults({ from: '2026-03-10', to: '2026-03-11' })).toEqual([])
    expect(periodFaults({ from: '2026-03-10', to: '2026-03-10' })).toMatchObject([{ path: 'from' }, { path: 'to' }])
    expect(periodFaults({ from: '2026-03-10', to: '2026-03-09' })).toMatchObject([{ path: 'from' }, { path: 'to' }])
    expect(periodFaults({ from: '2026-03-10', to: '2027-03-10' })).toEqual([])
    expect(periodFaults({ from: '2026-03-10', to: '2027-03-11' })).toMatchObject([{ path: 'from' }, { path: 'to' }])
    expect(periodFaults({ from: '2027-03-10', to: '2028-03-09' })).toEqual([])
    expect(periodFaults({ from: '2027-03-10', to: '2028-03-10' })).toMatchObject([{ path: 'from' }, { path: 'to' }])
  })

  test('a change to summer time makes no day shorter', () => {
    expect(lengthOf({ from: '2026-03-28', to: '2026-03-30' })).toBe(2)
  })

  test('it begins today or later', () => {
    const period = { from: '2026-03-10', to: '2026-03-12' }
    expect(refusal(() => assertPeriod(period, '2026-03-10'))).toBeUndefined()
    expect(refusal(() => assertPeriod(period, '2026-03-11'))).toBe('invalidData')
    expect(statusOn('2026-03-10', '2026-03-10')).toBe('active')
    expect(statusOn('2026-03-09', '2026-03-10')).toBe('pending')
  })

  test('each field at fault is named', () => {
    const refused = () => assertPeriod({ from: '2026-03-10', to: '2026-03-09' }, '2026-03-11')
    expect(refused).toThrow(
      expect.objectContaining({
        details: [
          { path: 'from', message: 'must not be before today' },
          { path: 'from', message: 'must be before to' },
          { path: 'to', message: 'must be after from' },
        ],
      }),
    )
  })

  test('it has room for a hundred tasks', () => {
    expect(refusal(() => assertRoomForTasks(100))).toBeUndefined()
    expect(refusal(() => assertRoomForTasks(101))).toBe('invalidData')
  })
})

describe('the actions of a status', () => {
  const ended = 'missionAlreadyCompletedOrFailed'
  const closed = { completed: ended, failed: ended, archived: ended }

  test('an open mission changes', () => {
    expect(refusals(assertOpen)).toEqual({ ...closed })
  })

  test('an active mission is completed when its tasks are, outside of a holiday', () => {
    expect(refusals((mission) => assertCompletable(mission, work, { holidayMode: false }))).toEqual({
      ...closed,
      pending: 'missionIsNotActive',
    })
    const active = { status: 'active' } as const
    expect(refusal(() => assertCompletable(active, { ...work, completed: 1 }, { holidayMode: true }))).toBe(
      'missionTasksIncompleted',
    )
    expect(refusal(() => assertCompletable(active, { tasks: 0, completed: 0, gold: 0 }, { holidayMode: true }))).toBe(
      'cannotCompleteMissionWithoutTasks',
    )
    expect(refusal(() => assertCompletable(active, work, { holidayMode: true }))).toBe('holidayModeEnabledError')
  })

  test('one that has ended is copied; one that was completed or failed is archived', () => {
    const open = 'cannotCloneActivePendingMission'
    expect(refusals(assertCopyable)).toEqual({ pending: open, active: open })
    const kept = 'missionIsNotArchivable'
    expect(refusals(assertArchivable)).toEqual({ pending: kept, active: kept, archived: kept })
  })

  test('tasks are completed in an active mission', () => {
    expect(refusals((mission) => assertTaskCompletable(mission, archived, { holidayMode: true }))).toEqual({
      ...closed,
      pending: 'missionIsNotActive',
      active: 'cannotCompleteArchivedTask',
    })
    const active = { status: 'active' } as const
    expect(refusal(() => assertTaskCompletable(active, completed, { holidayMode: true }))).toBe('taskAlreadyCompleted')
    expect(refusal(() => assertTaskCompletable(active, open, { holidayMode: true }))).toBe('holidayModeEnabledError')
    expect(refusal(() => assertTaskCompletable(active, open, { holidayMode: false }))).toBeUndefined()
  })

  test('tasks of an open mission can be reopened, archived and updated, depending on their state', () => {
    expect(refusals((mission) => assertTaskReopenable(mission, completed))).toEqual({ ...closed })
    expect(refusals((mission) => assertTaskArchivable(mission, completed))).toEqual({ ...closed })
    expect(refusals((mission) => assertTaskUpdatable(mission, open))).toEqual({ ...closed })
    const mission = { status: 'active' } as const
    expect(refusal(() => assertTaskReopenable(mission, open))).toBe('taskNotCompleted')
    expect(refusal(() => assertTaskReopenable(mission, archived))).toBe('cannotReopenArchivedTask')
    expect(refusal(() => assertTaskArchivable(mission, open))).toBe('cannotArchiveIncompletedTask')
    expect(refusal(() => assertTaskArchivable(mission, archived))).toBe('taskAlreadyArchived')
    expect(refusal(() => assertTaskUpdatable(mission, completed))).toBe('cannotUpdateCompletedTask')
    expect(refusal(() => assertTaskUpdatable(mission, archived))).toBe('cannotUpdateCompletedTask')
  })
})
