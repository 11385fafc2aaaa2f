import type { Wall } from '@questboard/api/devices/schema'
import type { UnsentTick } from './stored.ts'
import type { UndoableTick } from './ticks.ts'

/** A task as the wall shows it. `done` is one that was ticked just now, or waits to be sent. */
export type Row = {
  taskId: string
  title: string
  ruby: number
  requireResult: boolean
  state: 'open' | 'waiting' | 'done'
  /** The position among the open tasks of the member. */
  place: number
  /** While the tick can be undone. */
  recent: UndoableTick | undefined
}

type Ticks = { undoable: readonly UndoableTick[]; unsent: readonly UnsentTick[] }

/**
 * The rows of a member, and how much is done: the state of the server, with what was ticked here since. A task that was
 * ticked just now stays in its place, so that it can be undone at the same spot.
 */
export function rowsOf(person: Wall['people'][number], ticks: Ticks): { rows: Row[]; done: number } {
  const { userId, open } = person
  const undoable = ticks.undoable.filter((tick) => tick.userId === userId)
  const unsent = new Set(ticks.unsent.filter((tick) => tick.userId === userId).map(({ taskId }) => taskId))
  const rows: Row[] = open
    .filter(({ completed }) => !completed)
    .map(({ taskId, title, ruby, requireResult, waiting }, place) => {
      const tick = undoable.find((other) => other.taskId === taskId)
      const isDone = tick !== undefined || unsent.has(taskId)
      return {
        taskId,
        title: title ?? '',
        ruby,
        requireResult,
        place,
        recent: tick,
        state: isDone ? 'done' : waiting ? 'waiting' : 'open',
      }
    })
  const here = new Set(rows.map(({ taskId }) => taskId))
  for (const tick of undoable.filter(({ taskId }) => !here.has(taskId))) {
    const { taskId, title, ruby, place } = tick
    rows.splice(place, 0, { taskId, title, ruby, place, requireResult: false, state: 'done', recent: tick })
  }
  const ticked = open.filter(({ taskId }) => unsent.has(taskId)).length
  // Ticks that were sent and have nothing more to undo are only counted.
  return { rows: rows.filter(({ state, recent: tick }) => state !== 'done' || tick), done: person.done + ticked }
}
