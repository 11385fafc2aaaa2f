/**
 * Days without a time, counted from 1970-01-01, so that no time zone is involved. Shared by the server and the web app.
 */

/** A local date without a time, `YYYY-MM-DD`. Such strings compare as the dates do. */
export type Day = string

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export const toNumber = (day: Day): number => Date.parse(day) / dayMs

const known = new Map<number, Day>()

/** The most days that are remembered: more than a rollover or a calendar computes with. */
const maxKnown = 2_000

/** 0001-01-01. The database has no year 0. */
const firstDay = -719_162

/** 9999-12-31. Later days are not of the form `YYYY-MM-DD`. */
const lastDay = 2_932_896

/**
 * The day of a number, or the nearest day that can be written: the day after 9999-12-31 is 9999-12-31. It is remembered,
 * since a settlement computes the same few days for each task.
 */
export function toDay(number: number): Day {
  const found = known.get(number)
  if (found !== undefined) return found
  if (known.size >= maxKnown) known.clear()
  const nearest = Math.max(firstDay, Math.min(lastDay, number))
  const day = new Date(nearest * dayMs).toISOString().slice(0, 10)
  known.set(number, day)
  return day
}

export const addDays = (day: Day, days: number): Day => toDay(toNumber(day) + days)

export const daysBetween = (from: Day, to: Day): number => toNumber(to) - toNumber(from)

export const laterDay = (a: Day, b: Day): Day => (a > b ? a : b)

export const earlierDay = (a: Day, b: Day): Day => (a < b ? a : b)

/** 0 for Monday to 6 for Sunday. 1970-01-01 was a Thursday. */
export const weekdayNumber = (number: number): number => (((number + 3) % 7) + 7) % 7

/** The Monday on or before a day. Weeks start on Mondays. */
export const mondayOf = (day: Day): Day => addDays(day, -weekdayNumber(toNumber(day)))
