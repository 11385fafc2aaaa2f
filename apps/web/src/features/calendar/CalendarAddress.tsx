/** The address under which a calendar finds the missions and tasks. */
export function CalendarAddress() {
  return null
}
