import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { Task } from '@questboard/api/tasks/schema'
import { currentDay } from '../../days/current-day.ts'
import { readCurrentTasks } from '../current.ts'
import { canMoveTo } from '../due/room.ts'
import { snooze } from '../due/snooze.ts'
import classes from './drag.module.css'
import { moveTask, type Place } from './move.ts'

/** Where a dragged row would go: beside another row of its part, or to the day of another part. */
type Target = (Place & { row: HTMLElement }) | { day: string; part: HTMLElement }

const targets = new WeakSet<Element>()
let isWatching = false
let line: HTMLElement | undefined
let onto: HTMLElement | undefined

/** Makes the row of a grip draggable until the returned function is called. */
export function makeDraggable(grip: HTMLElement): () => void {
  const row = grip.closest<HTMLElement>('[data-row]')
  const list = row?.closest('section:not([data-part])')
  if (!row || !list) return () => {}
  if (!targets.has(list)) {
    targets.add(list)
    dropTargetForElements({ element: list })
  }
  watch()
  return draggable({ element: row, dragHandle: grip, getInitialData: () => ({ id: row.dataset.row }) })
}

function watch(): void {
  if (isWatching) return
  isWatching = true
  monitorForElements({
    onDragStart: ({ source }) => source.element.classList.add(classes.dragged ?? ''),
    onDrag: ({ source, location }) => show(targetAt(location.current.input, source.element)),
    onDrop({ source, location }) {
      const target = targetAt(location.current.input, source.element)
      source.element.classList.remove(classes.dragged ?? '')
      show(null)
      const task = taskOf(source.element)
      // Dropped outside of the list, it stays.
      if (!task || !target || location.current.dropTargets.length === 0) return
      if ('day' in target) snooze([task], target.day)
      else moveTask(task, target)
    },
  })
}

const taskOf = (row: Element): Task | undefined =>
  readCurrentTasks().find(({ id }) => id === row.getAttribute('data-row'))

function targetAt({ clientX, clientY }: { clientX: number; clientY: number }, dragged: Element): Target | null {
  const under = document.elementFromPoint(clientX, clientY)
  const row = under?.closest<HTMLElement>('[data-row]')
  if (row && row !== dragged && taskOf(row) && row.closest('[role=list]') === dragged.closest('[role=list]')) {
    const { top, height } = row.getBoundingClientRect()
    return { row, of: row.dataset.row ?? '', edge: clientY < top + height / 2 ? 'top' : 'bottom' }
  }
  const part = under?.closest<HTMLElement>('[data-day]')
  const day = part?.dataset.day
  const task = taskOf(dragged)
  if (!part || !day || !task || part.contains(dragged) || !canMoveTo(task, day, currentDay())) return null
  return { day, part }
}

/** Shows the place with a line between rows, or the day by its colour. */
function show(target: Target | null): void {
  onto?.classList.remove(classes.onto ?? '')
  onto = target && 'part' in target ? target.part : undefined
  onto?.classList.add(classes.onto ?? '')
  if (!target || 'part' in target) {
    line?.remove()
    return
  }
  line ??= Object.assign(document.createElement('div'), { className: classes.line })
  const { left, width, top, bottom } = target.row.getBoundingClientRect()
  const place = target.edge === 'top' ? top : bottom
  Object.assign(line.style, {
    left: `${left + scrollX}px`,
    top: `${place + scrollY - 1.5}px`,
    width: `${width}px`,
  })
  document.body.append(line)
}
