import { addDays, mondayOf } from '../days/calendar.ts'

/** A month of the calendar, `YYYY-MM`. Days are `YYYY-MM-DD`; no time zone is involved. */
export type Month = string

const daysOfWeek = 7

/** Weeks of the grid. Six hold every month, so the grid keeps its height. */
const weeksOfGrid = 6

/** Months that can be shown before and after this one. The server knows ten years. */
const maxMonths = 119

export const monthOf = (day: string): Month => day.slice(0, 7)

/** The month this many months later; earlier for a negative number. */
export function addMonths(month: Month, months: number): Month {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

const run = (from: string, days: number): string[] => Array.from({ length: days }, (_, nth) => addDays(from, nth))

/** The week of a day, from Monday. */
export const weekOf = (day: string): string[] => run(mondayOf(day), daysOfWeek)

/** The weeks that show a month, from the Monday on or before its first day. */
export function weeksOf(month: Month): string[][] {
  const first = mondayOf(`${month}-01`)
  return Array.from({ length: weeksOfGrid }, (_, week) => run(addDays(first, week * daysOfWeek), daysOfWeek))
}

/** A day's counterpart in another month: the day with its number, or the last one of a shorter month. */
export function inMonth(day: string, month: Month): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const wanted = `${month}-${day.slice(8)}`
  return wanted < last ? wanted : last
}

/** A month near enough to be shown: the given one, or the nearest to it. */
export function nearMonth(month: Month, today: string): Month {
  const [first, last] = [addMonths(monthOf(today), -maxMonths), addMonths(monthOf(today), maxMonths)]
  if (month < first) return first
  return month > last ? last : month
}

/** The month and the selected day of an address. Anything can be written there. */
export type CalendarSearch = { month?: string; day?: string }

const isMonth = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(text)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/**
 * The shown month and the selected day: by default today, or the first day of another month.
 * Other values in the address are ignored.
 */
export function shownOf(search: CalendarSearch, today: string): { month: Month; day: string } {
  const day = isDay(search.day) ? search.day : undefined
  const wanted = isMonth(search.month) ? search.month : monthOf(day ?? today)
  const month = nearMonth(wanted, today)
  if (day !== undefined && monthOf(day) === month) return { month, day }
  return { month, day: month === monthOf(today) ? today : `${month}-01` }
}

/** The day that a key selects, starting from another one; null for any other key. */
export function dayByKey(key: string, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -daysOfWeek)
    case 'ArrowDown':
      return addDays(day, daysOfWeek)
    case 'Home':
      return mondayOf(day)
    case 'End':
      return addDays(mondayOf(day), daysOfWeek - 1)
    case 'PageUp':
      return inMonth(day, addMonths(monthOf(day), -1))
    case 'PageDown':
      return inMonth(day, addMonths(monthOf(day), 1))
    default:
      return null
  }
}
