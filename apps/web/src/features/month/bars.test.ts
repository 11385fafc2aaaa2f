import { expect, test } from 'vitest'
import { barsOf, linesOf, type MonthMission } from './bars.ts'
import { weekOf } from './month.ts'

/** From Monday, 16 March to Sunday, 22 March. */
const week = weekOf('2026-03-18')

const mission = (id: string, from: string, to: string): MonthMission => ({
  id,
  name: id,
  status: 'active',
  groupId: null,
  from: `2026-${from}`,
  to: `2026-${to}`,
})

test('a bar is cut to its week', () => {
  const [bar] = barsOf([mission('garden', '03-10', '03-18')], week)
  expect(bar).toMatchObject({ lane: 0, start: 0, span: 3, continues: { before: true, after: false } })
  expect(barsOf([mission('later', '03-23', '03-30')], week)).toEqual([])
})

test('bars that overlap are on lines of their own, and a line is used again', () => {
  const bars = barsOf(
    [mission('c', '03-20', '03-21'), mission('b', '03-17', '03-19'), mission('a', '03-16', '03-18')],
    week,
  )
  expect(bars.map(({ mission: { id }, lane }) => `${id}${lane}`)).toEqual(['a0', 'b1', 'c0'])
})

test('a day shows three lines and counts the rest', () => {
  const bars = barsOf(
    ['a', 'b', 'c'].map((id) => mission(id, '03-16', '03-22')),
    week,
  )
  expect(linesOf([], 0, 5)).toMatchObject({ lanes: 0, shown: 3, more: 2 })
  expect(linesOf(bars.slice(0, 1), 0, 2)).toMatchObject({ lanes: 1, shown: 2, more: 0 })
  expect(linesOf(bars, 0, 4)).toMatchObject({ lanes: 2, shown: 1, more: 4 })
  expect(linesOf(bars, 0, 0).begun).toHaveLength(2)
  expect(linesOf(bars, 1, 0).begun).toHaveLength(0)
})
