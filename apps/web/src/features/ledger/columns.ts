import type { Week } from '@questboard/api/ledger/schema'

/** The values of a week: above and below the axis. */
export type WeekValues = { monday: string; up: number; down: number }

export type Column = WeekValues & {
  /** Pixels from the left to the centre of the column. */
  x: number
  /** Pixels of the parts above and below the axis. */
  upHeight: number
  downHeight: number
}

export type Columns = {
  columns: Column[]
  /** Pixels. */
  columnWidth: number
  /** The axis, in pixels from the top. */
  baseline: number
  /** The labels of the scale, in pixels from the top. They are positive below the axis, too. */
  ticks: { value: number; y: number }[]
}

export const goldOf = ({ monday, earned, spent }: Week): WeekValues => ({
  monday,
  up: Math.max(0, earned),
  // Taking back more than was earned in a week lowers the balance like spending.
  down: spent + Math.max(0, -earned),
})

export const expOf = ({ monday, exp }: Week): WeekValues => ({
  monday,
  up: Math.max(0, exp),
  down: Math.max(0, -exp),
})

const niceSteps = [1, 2, 5, 10]

/** The smallest of 1, 2, 5, 10, 20, 50, … that reaches a value in at most `steps` steps. */
export function niceStep(most: number, steps: number): number {
  const raw = Math.max(1, most / steps)
  const size = 10 ** Math.floor(Math.log10(raw))
  return (niceSteps.find((step) => step * size >= raw) ?? 10) * size
}

/** Lays out the weeks as columns in a chart of the given size in pixels. */
export function columnsOf(weeks: readonly WeekValues[], width: number, height: number): Columns {
  const most = Math.max(...weeks.map(({ up }) => up), 0)
  const least = Math.max(...weeks.map(({ down }) => down), 0)
  const step = niceStep(most + least, 4)
  const above = Math.max(1, Math.ceil(most / step))
  const below = Math.ceil(least / step)
  const unit = height / ((above + below) * step)
  const baseline = above * step * unit
  const slot = width / Math.max(1, weeks.length)
  return {
    columnWidth: Math.min(36, slot * 0.62),
    baseline,
    columns: weeks.map((week, index) => ({
      ...week,
      x: slot * (index + 0.5),
      upHeight: week.up * unit,
      downHeight: week.down * unit,
    })),
    ticks: Array.from({ length: above + below + 1 }, (_, index) => {
      const value = (above - index) * step
      return { value: Math.abs(value), y: baseline - value * unit }
    }),
  }
}
