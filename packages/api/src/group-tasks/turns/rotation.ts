import { countedTurns, type Rotation } from './rules.ts'
import type { TurnState, TurnsOfTask } from './store.ts'

/** Who can be given a turn: who is on holiday, hidden or waits for approval is passed over. */
const isThere = ({ assigned, isOff, approveRequested }: TurnState): boolean => assigned && !isOff && !approveRequested

/** The rotation of a task as it is now, with the counts of those who came back or joined raised. */
export function rotationOf({
  states,
  turns,
  owed,
  before,
}: TurnsOfTask): Rotation & { turns: ReturnType<typeof countedTurns> } {
  const there = new Set(states.filter(isThere).map(({ userId }) => userId))
  const order = states.filter(({ assigned }) => assigned).map(({ userId }) => userId)
  return {
    ...{ order, there, owed },
    turns: new Map([...turns, ...countedTurns({ order, turns, there })]),
    last: before?.countsFor ?? before?.holder ?? null,
  }
}
