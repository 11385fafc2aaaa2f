import type { ApprovalRequest } from '@questboard/api/dashboard/schema'
import { expect, test } from 'vitest'
import { answerable, arrange, keyOf, type Outcome } from './requests.ts'

const request = (name: string, group: string, minute: number): ApprovalRequest => ({
  kind: 'task',
  id: name,
  name,
  ruby: 1,
  memberRuby: 0,
  refusalCost: 0,
  result: null,
  group: { id: group, name: group },
  user: { id: 'ani', name: 'Ani', imageUrl: null },
  requestedAt: `2026-03-10T10:${String(minute).padStart(2, '0')}:00.000Z`,
})

const dishes = request('dishes', 'Family', 1)
const ball = request('ball', 'Club', 2)
const garden = request('garden', 'Family', 3)

const failed = { state: 'failed', answer: { approved: true }, isUnknown: false } as const

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
  const late = outcomes({ ...failed, request: dishes, text: 'It is approved already.' })
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
  const groups = arrange([dishes], outcomes({ ...failed, request: dishes, text: 'No connection.', isUnknown: true }))
  expect(summaryOf(groups)).toEqual([['Family', [['dishes', 'No connection.', false]]]])
  expect(answerable(groups)).toEqual([dishes])
})

test('treats a later request about the same item as another one', () => {
  const again = { ...dishes, requestedAt: '2026-03-10T11:00:00.000Z' }
  const late = outcomes({ ...failed, request: dishes, text: 'Not any more.' })
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

test('asks again why a request disappeared whose answer got no response', () => {
  const unknown = outcomes({ ...failed, request: dishes, text: 'No connection.', isUnknown: true })
  const isUnexplained = (waiting: ApprovalRequest[]) => arrange(waiting, unknown)[0]?.shown[0]?.isUnexplained
  expect(isUnexplained([dishes])).toBe(false)
  expect(isUnexplained([])).toBe(true)
  expect(arrange([], outcomes({ ...failed, request: dishes, text: 'Not any more.' }))[0]?.shown[0]?.isUnexplained).toBe(
    false,
  )
})
