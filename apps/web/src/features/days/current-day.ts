import { localDay, minutesOf } from './calendar.ts'

/** The part of the profile that says which day it is. */
type PlayerDay = {
  dayStartsAt: string
  lastDayStart: string
}

let read = (): PlayerDay | undefined => undefined

/** Connects the cached profile. Until then days start at midnight. */
export function readDaysFrom(profile: () => PlayerDay | undefined): void {
  read = profile
}

/** When the player's days start, in minutes after midnight. */
export const dayStart = (): number => minutesOf(read()?.dayStartsAt ?? '')

const later = (a: string, b: string): string => (a > b ? a : b)

/**
 * The player's current date, `YYYY-MM-DD`, outside of components. It never goes back: it is the later one of this
 * device's date and the last date that the server processed.
 *
 * Rules: Text, time and amounts; Start of the day.
 */
export const currentDay = (now = new Date()): string => later(localDay(now, dayStart()), read()?.lastDayStart ?? '')
