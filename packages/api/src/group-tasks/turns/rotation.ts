import { userIdsOf } from '../../kernel/ids-of.ts'
import { countedTurns, type Rotation } from './rules.ts'
import type { TurnState, TurnsOfTask } from './turn-rows.ts'

/** Whether an assignee can be given a turn. Those who are on holiday, hidden or wait for approval are passed over. */
const isAvailable = ({ assigned, isOnHoliday, approveRequested }: TurnState): boolean =>
  assigned && !isOnHoliday && !approveRequested

/** The rotation of a task as it is now, with the counts of those who came back or joined raised. */
export function rotationOf({
  states,
  counts,
  owed,
  lastHeld,
}: TurnsOfTask): Rotation & { counts: ReturnType<typeof countedTurns> } {
  const available = new Set(userIdsOf(states.filter(isAvailable)))
  const order = userIdsOf(states.filter(({ assigned }) => assigned))
  return {
    order,
    available,
    owed,
    counts: new Map([...counts, ...countedTurns({ order, counts, available })]),
    last: lastHeld?.countsFor ?? lastHeld?.holder ?? null,
  }
}
