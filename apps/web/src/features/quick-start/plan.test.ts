import { expect, test } from 'vitest'
import { choiceOf, later, type Plan, plannedOf, withAge, withAgesOf, withChildren, withTick } from './plan.ts'

const starters = { '3': ['toys', 'teeth'], '6': ['bed', 'read', 'table', 'bag'], '9': ['homework'], '13': ['dishes'] }

const nothing: Plan = new Map()

test('three starters are ticked at first, and again with another age', () => {
  expect(choiceOf(nothing, 'ani')).toEqual({ age: '6', ticked: [0, 1, 2] })
  const plan = withAge(withTick(nothing, 'ani', 3), 'ani', '3')
  expect(choiceOf(plan, 'ani')).toEqual({ age: '3', ticked: [0, 1, 2] })
})

test('each child gets the usual starters until something else is chosen for it', () => {
  const usual = { age: '6', ticked: [0, 1, 2] }
  expect([...withChildren(nothing, ['ani', 'boyan'], later)]).toEqual([
    ['ani', usual],
    ['boyan', usual],
  ])
  const plan = withTick(withAge(nothing, 'ani', '3'), 'ani', 0)
  expect(withChildren(plan, ['ani', 'boyan'], later).get('ani')).toEqual({ age: '3', ticked: [1, 2] })
  expect(withChildren(plan, ['ani', 'boyan'], later).get('boyan')).toEqual(usual)
  expect([...withChildren(nothing, [], 'mother')]).toEqual([['mother', usual]])
  expect(withChildren(plan, [], 'mother')).toEqual(plan)
})

test('another plan begins with the ages of the first', () => {
  const plan = withTick(withAge(withAge(nothing, 'ani', '3'), later, '9'), 'ani', 0)
  expect([...withAgesOf(plan)]).toEqual([['ani', { age: '3', ticked: [0, 1, 2] }]])
})

test('a tick is set and taken back', () => {
  const plan = withTick(withTick(nothing, 'ani', 3), 'ani', 0)
  expect(choiceOf(plan, 'ani').ticked).toEqual([1, 2, 3])
})

test('one item is made for all who have it, and a draft for no one', () => {
  const both = withAge(withTick(withAge(nothing, 'ani', '6'), 'ani', 0), 'boyan', '6')
  expect(plannedOf(both, starters)).toEqual([
    { starter: 'read', people: ['ani', 'boyan'] },
    { starter: 'table', people: ['ani', 'boyan'] },
    { starter: 'bed', people: ['boyan'] },
  ])
  expect(plannedOf(withAge(nothing, later, '9'), starters)).toEqual([{ starter: 'homework', people: [] }])
})
