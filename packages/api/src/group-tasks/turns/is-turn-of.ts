import type { GroupTaskRow } from '../read-tasks.ts'
import type { Occurrence } from '../schema.ts'

/** Whether the turn is a user's: the holder's, or anyone's until the first has completed it. */
export function isTurnOf(
  { assignment, occurrence }: { assignment: GroupTaskRow['assignment']; occurrence: Occurrence | null },
  userId: string,
): boolean {
  if (assignment === 'each') return true
  if (occurrence === null) return false
  if (occurrence.takenBy !== null) return occurrence.takenBy === userId
  return assignment === 'first' || occurrence.holder === userId
}
