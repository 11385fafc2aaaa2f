import { describe, expect, it } from 'vitest'
import { columnsOf, expOf, goldOf, niceStep } from './columns.ts'

const week = (monday: string, earned: number, spent: number, exp = 0) => ({ monday, earned, spent, exp })

describe('the scale', () => {
  it.each([
    [0, 1],
    [3, 1],
    [7, 2],
    [40, 10],
    [41, 20],
    [180, 50],
    [1900, 500],
    [2100, 1000],
  ])('reaches %i in steps of %i', (most, step) => {
    expect(niceStep(most, 4)).toBe(step)
  })
})

describe('a week', () => {
  it('shows gold taken back beyond the earned gold as spent', () => {
    expect(goldOf(week('2026-03-02', -20, 5))).toEqual({ monday: '2026-03-02', up: 0, down: 25 })
    expect(goldOf(week('2026-03-02', 30, 5))).toEqual({ monday: '2026-03-02', up: 30, down: 5 })
  })

  it('shows experience alone', () => {
    expect(expOf(week('2026-03-02', 30, 5, 45))).toEqual({ monday: '2026-03-02', up: 45, down: 0 })
    expect(expOf(week('2026-03-02', 30, 5, -10))).toEqual({ monday: '2026-03-02', up: 0, down: 10 })
  })
})

describe('the columns', () => {
  const weeks = [week('2026-02-23', 0, 0), week('2026-03-02', 80, 40)].map(goldOf)
  const { columns, baseline, ticks } = columnsOf(weeks, 200, 160)

  it('share one axis and one scale for both sides', () => {
    expect(columns.map(({ x }) => x)).toEqual([50, 150])
    const [empty, full] = columns
    expect(empty).toMatchObject({ upHeight: 0, downHeight: 0 })
    expect(full?.upHeight).toBeCloseTo((full?.downHeight ?? 0) * 2)
  })

  it('stay inside the chart, and so do the labels', () => {
    for (const { upHeight, downHeight } of columns) {
      expect(baseline - upHeight).toBeGreaterThanOrEqual(0)
      expect(baseline + downHeight).toBeLessThanOrEqual(160)
    }
    expect(ticks.map(({ value }) => value)).toEqual([100, 50, 0, 50])
    expect(ticks.find(({ value }) => value === 0)?.y).toBeCloseTo(baseline)
  })

  it('have no height when nothing has moved', () => {
    const quiet = columnsOf([goldOf(week('2026-03-02', 0, 0))], 100, 100)
    expect(quiet.columns).toMatchObject([{ upHeight: 0, downHeight: 0 }])
    expect(quiet.baseline).toBe(100)
  })
})
