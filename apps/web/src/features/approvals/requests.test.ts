import type { ApprovalRequest } from '@questboard/api/dashboard/schema'
import { expect, test } from 'vitest'
import { answerable, arrange, keyOf, type Outcome } from './requests.ts'

const request = (name: string, group: string, minute: number): ApprovalRequest => ({
  ...{ kind: 'task', id: name, name, ruby: 1, memberRuby: 0, refusalCost: 0, result: null },
  group: { id: group, name: group },
  user: { id: 'ani', name: 'Ani', imageUrl: null },
  requestedAt: `2026-03-10T10:${String(minute).padStart(2, '0')}:00.000Z`,
})

const dishes = request('dishes', 'Family', 1)
const ball = request('ball', 'Club', 2)
const garden = request('garden', 'Family', 3)

const outcomes = (...all: Outcome[]) => new Map(all.map((outcome) => [keyOf(outcome.request), outcome]))

const summaryOf = (groups: ReturnType<typeof arrange>) =>
  groups.map(({ name, shown }) => [name, shown.map(({ request, problem, isGone }) => [request.name, problem, isGone])])

test('groups the requests, the longest waiting first', () => {
  expect(summaryOf(arrange([dishes, ball, garden], new Map()))).toEqual([
    [
      'Family',
      [
        ['dishes', null, false],
        ['garden', null, false],
      ],
    ],
    ['Club', [['ball', null, false]]],
  ])
})

test('hides requests that are being answered', () => {
  const groups = arrange([dishes, ball, garden], outcomes({ request: ball, state: 'sending' }))
  expect(groups.map(({ name }) => name)).toEqual(['Family'])
})

test('keeps a request that was answered too late, without buttons', () => {
  const late = outcomes({ request: dishes, state: 'failed', text: 'It is approved already.' })
  const groups = arrange([ball, garden], late)
  expect(summaryOf(groups)[0]).toEqual([
    'Family',
    [
      ['dishes', 'It is approved already.', true],
      ['garden', null, false],
    ],
  ])
  expect(answerable(groups).map(({ name }) => name)).toEqual(['garden', 'ball'])
})

test('lets a request be answered again after a failure', () => {
  const groups = arrange([dishes], outcomes({ request: dishes, state: 'failed', text: 'No connection.' }))
  expect(summaryOf(groups)).toEqual([['Family', [['dishes', 'No connection.', false]]]])
  expect(answerable(groups)).toEqual([dishes])
})

test('treats a later request about the same item as another one', () => {
  const again = { ...dishes, requestedAt: '2026-03-10T11:00:00.000Z' }
  const late = outcomes({ request: dishes, state: 'failed', text: 'Not any more.' })
  expect(summaryOf(arrange([again], late))).toEqual([
    [
      'Family',
      [
        ['dishes', 'Not any more.', true],
        ['dishes', null, false],
      ],
    ],
  ])
})
