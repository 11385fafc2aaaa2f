import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { Task } from '@questboard/api/tasks/schema'
import { currentDay } from '../days/current-day.ts'
import { readCurrentTasks } from '../tasks/current.ts'
import { canMoveTo } from '../tasks/due/room.ts'
import { snooze } from '../tasks/due/snooze.ts'

/** Moves tasks to another day with the mouse. By touch and with the keyboard, the menu of a row does. */

type Data = { calendarTask?: unknown }

const taskOf = ({ calendarTask }: Data): Task | undefined => readCurrentTasks().find(({ id }) => id === calendarTask)

/** The day under the pointer. The bar of a mission covers several days, so it does not count. */
const dayAt = ({ clientX, clientY }: { clientX: number; clientY: number }): string | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .find((one): one is HTMLElement => one instanceof HTMLElement && one.matches('[data-day]'))?.dataset.day

/** Makes the chip of a task draggable until the returned function is called. */
export const makeDraggable = (element: HTMLElement, { id, title }: Pick<Task, 'id' | 'title'>): (() => void) =>
  draggable({
    element,
    getInitialData: (): Data => ({ calendarTask: id }),
    getInitialDataForExternal: () => ({ 'text/plain': title }),
  })

/**
 * Lets tasks be dropped on the days of a grid, until the returned function is called.
 * @param onDrag called with the task that is dragged, and with null when it was dropped
 */
export const watchDrags = (element: HTMLElement, onDrag: (task: Task | null) => void): (() => void) =>
  combine(
    dropTargetForElements({
      element,
      // A day that refuses the task does not take the drop: the pointer says so.
      canDrop: ({ input, source }) => {
        const [task, day] = [taskOf(source.data), dayAt(input)]
        return task !== undefined && day !== undefined && canMoveTo(task, day, currentDay())
      },
      getData: ({ input }) => ({ day: dayAt(input) }),
      getDropEffect: () => 'move',
    }),
    monitorForElements({
      canMonitor: ({ source }) => taskOf(source.data) !== undefined,
      onDragStart: ({ source }) => onDrag(taskOf(source.data) ?? null),
      onDrop({ source, location }) {
        onDrag(null)
        const [task, day] = [taskOf(source.data), location.current.dropTargets[0]?.data.day]
        if (task && typeof day === 'string') snooze([task], day)
      },
    }),
  )
