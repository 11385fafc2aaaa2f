export type DateParts = { day: string; month: string; year: string }

/** Formats three typed numbers as `YYYY-MM-DD`; '' while they are not a date. */
export function dayOf({ day, month, year }: DateParts): string {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return ''
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  // `Date` would silently turn a day that the month lacks into one of the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : ''
}

/** The parts of a date that was pasted or filled in as a whole (`05.03.1990`, `5/3/1990` or `1990-03-05`), or null. */
export function partsOf(text: string): DateParts | null {
  const byYear = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  if (byYear) return { year: byYear[1] ?? '', month: byYear[2] ?? '', day: byYear[3] ?? '' }
  const byDay = /^\s*(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4})\s*г?\.?\s*$/u.exec(text)
  return byDay ? { day: byDay[1] ?? '', month: byDay[2] ?? '', year: byDay[3] ?? '' } : null
}
