import { expect, test } from 'vitest'
import { findMilestones, type Known, knownOf } from './milestones.ts'

const before = new Map([['water', 6]])

const stats = { gold: 0, ruby: 0, gems: 0, level: 4, exp: 20, nextLevelExp: 530, ranking: 'newbie' as const }

const board = { id: 'meadow', lap: 2, name: 'Meadow' }

const known: Known = { level: 4, ranking: 'newbie', laps: { meadow: 2 }, streaks: [] }

const task = {
  id: 'water',
  title: 'Drink water',
  type: 'daily' as const,
  schedule: null,
  streak: 7,
  completed: true,
}

test('does not celebrate the initial state', () => {
  const begun = knownOf(stats, board)
  expect(begun).toEqual(known)
  expect(findMilestones(begun, { stats, board }, before)).toEqual({ known: begun, milestones: [] })
})

test('celebrates a new level once, with the previous ranking, even after it was lost and regained', () => {
  const risen = { ...stats, level: 5, exp: 10, nextLevelExp: 690, ranking: 'kid' as const }
  const first = findMilestones(known, { stats: risen }, before)
  expect(first.milestones).toEqual([{ kind: 'level', level: 5, ranking: 'kid' }])
  const fallen = findMilestones(first.known, { stats }, before)
  expect(fallen.milestones).toEqual([])
  expect(findMilestones(fallen.known, { stats: risen }, before).milestones).toEqual([])
})

test('celebrates a new lap only on a board that was seen before', () => {
  const { milestones, known: after } = findMilestones(known, { board: { ...board, lap: 3 } }, before)
  expect(milestones).toEqual([{ kind: 'lap', lap: 3, boardName: 'Meadow' }])
  expect(findMilestones(after, { board: { ...board, lap: 3 } }, before).milestones).toEqual([])
  const other = findMilestones(after, { board: { id: 'sea', lap: 5, name: 'Sea' } }, before)
  expect(other.milestones).toEqual([])
  expect(other.known.laps).toEqual({ meadow: 3, sea: 5 })
})

test('counts the times of a task with a schedule, not days or weeks', () => {
  const rent = { ...task, type: 'weekly' as const, schedule: {} }
  const { milestones } = findMilestones(known, { tasks: [rent] }, new Map([['water', 6]]))
  expect(milestones).toMatchObject([{ kind: 'streak', count: 7, unit: 'times' }])
})

test.each([7, 30, 100])('celebrates a streak of %i once', (streak) => {
  const before = new Map([['water', streak - 1]])
  const { milestones, known: after } = findMilestones(known, { tasks: [{ ...task, streak }] }, before)
  expect(milestones).toEqual([{ kind: 'streak', count: streak, title: 'Drink water', unit: 'daily' }])
  expect(findMilestones(after, { tasks: [{ ...task, streak }] }, before).milestones).toEqual([])
})

test.each([
  { ...task, streak: 8 },
  { ...task, completed: false },
  { ...task, id: 'seen for the first time' },
])('does not celebrate other streaks: %j', (other) => {
  expect(findMilestones(known, { tasks: [other] }, before)).toEqual({ known, milestones: [] })
})
