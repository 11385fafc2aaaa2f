import { addDays, type Day, mondayOf } from '../../kernel/days.ts'
import type { Recurrence } from '../schema.ts'
import { firstSlotFrom } from '../slots.ts'

/** The last year that is computed. A period that begins later never comes. */
const lastYear = 2200

/** The first day of the period that is some intervals after the one of a day. Null: it never comes. */
function periodAfter({ frequency, interval }: Recurrence, day: Day, times: number): Day | null {
  const count = times * interval
  const max = { daily: 100_000, weekly: 20_000, monthly: 5_000, yearly: 400 }[frequency]
  if (count > max) return null
  if (frequency === 'daily') return addDays(day, count)
  if (frequency === 'weekly') return addDays(mondayOf(day), count * 7)
  const months =
    Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + (frequency === 'monthly' ? count : count * 12)
  const year = Math.floor(months / 12)
  const month = frequency === 'yearly' ? 1 : (months % 12) + 1
  return year > lastYear ? null : `${year}-${String(month).padStart(2, '0')}-01`
}

/** The slots of a period: those before the first day of the next one. */
function slotsIn(rule: Recurrence, from: Day): Day[] {
  const next = periodAfter(rule, from, 1)
  const slots: Day[] = []
  for (
    let slot = firstSlotFrom(rule, from);
    slot !== null && next !== null && slot < next;
    slot = firstSlotFrom(rule, addDays(slot, 1))
  ) {
    slots.push(slot)
  }
  return slots
}

/**
 * The last of a number of slots, in the time of two periods: all periods but the first have the same number of slots,
 * and in February days that meet count as one.
 * @returns null if it is centuries ahead
 */
export function lastOf(rule: Recurrence, count: number): Day | null {
  const first = slotsIn(rule, rule.start)
  const early = first[count - 1]
  if (early !== undefined) return early
  const second = periodAfter(rule, rule.start, 1)
  if (second === null) return null
  const each = Math.max(1, rule.byDay?.length ?? rule.byMonthDay?.length ?? 1)
  const rest = count - first.length - 1
  const period = periodAfter(rule, second, Math.floor(rest / each))
  if (period === null) return null
  const slots = slotsIn(rule, period)
  return slots[rest % each] ?? slots.at(-1) ?? null
}
