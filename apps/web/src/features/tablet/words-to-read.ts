import { daysBetween, localDay } from '../days/calendar.ts'

const shownDays = 7

/**
 * Whether an item that is done for good stays in the lists of a member, because a leader wrote something about it. An
 * item that repeats has the words until its next turn, and needs no such limit.
 * @param at when it was done, or when it changed last
 */
export const hasWordsToRead = (note: string | null | undefined, at: string | null, today: string): boolean =>
  Boolean(note) && at !== null && daysBetween(localDay(new Date(at)), today) < shownDays
