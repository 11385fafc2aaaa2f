/** Hours of the tablet's own clock. */
const [from, to] = [21, 6]

/** Whether a tablet on the wall should be dim. */
export function isNight(now: Date): boolean {
  const hour = now.getHours()
  return hour >= from || hour < to
}
