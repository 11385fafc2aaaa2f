/** The date of an instant in this device's time zone, `YYYY-MM-DD`. */
export function localDay(at: Date): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const dayLength = 24 * 60 * 60 * 1000

/** Days from one date to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength)
}

/** The date this many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
}
