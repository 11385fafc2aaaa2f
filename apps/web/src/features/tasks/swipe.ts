import { loadCatalog } from '../../app/locale.ts'
import { onDemand } from '../../app/mutations/on-demand.ts'
import { readCurrentTasks } from './current.ts'
import classes from './swipe.module.css'
import { tickTask } from './task-handlers.tsx'

/** Pixels before a touch is a swipe, and before the swipe acts. */
const minDistance = 12
const enough = 88

/** Follows a touch on a row. To the right it completes the task, to the left it offers other days. */
export function followTouch(start: PointerEvent): void {
  const row = start.target instanceof Element ? start.target.closest<HTMLElement>('[data-row]') : null
  const task = readCurrentTasks().find(({ id }) => id === row?.dataset.row)
  // A touch has the capture of its pointer until it ends; it may have ended while this code loaded.
  const isTouching = start.target instanceof Element && start.target.hasPointerCapture(start.pointerId)
  if (!row || !task || task.completed || !isTouching) return
  const ended = new AbortController()
  const { signal } = ended
  let way = 0

  function onMove({ pointerId, clientX, clientY }: PointerEvent) {
    if (pointerId !== start.pointerId || !row) return
    const [x, y] = [clientX - start.clientX, clientY - start.clientY]
    if (way === 0 && Math.abs(x) < minDistance) return
    // The browser scrolls instead, and cancels the pointer.
    if (way === 0 && Math.abs(y) > Math.abs(x)) return end()
    way = x
    row.classList.add(classes.swiped ?? '')
    row.style.setProperty('--swipe', `${Math.max(-enough * 1.4, Math.min(enough * 1.4, way))}px`)
    row.dataset.swipe = way > 0 ? 'done' : 'move'
    row.toggleAttribute('data-enough', Math.abs(way) >= enough)
  }

  function onUp({ pointerId }: PointerEvent) {
    if (pointerId !== start.pointerId) return
    end()
    if (way === 0 || !task) return
    // The touch is not a click.
    addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', stop, { capture: true }))
    if (way >= enough) tickTask(task)
    else if (way <= -enough) {
      onDemand(
        async () => (await Promise.all([import('./due/move-sheet.tsx'), loadCatalog('schedules')]))[0],
        ({ openMoveSheet }) => openMoveSheet(task),
      )
    }
  }

  function end() {
    ended.abort()
    if (!row) return
    row.classList.remove(classes.swiped ?? '')
    row.style.removeProperty('--swipe')
    row.removeAttribute('data-swipe')
    row.removeAttribute('data-enough')
  }

  addEventListener('pointermove', onMove, { signal })
  addEventListener('pointerup', onUp, { signal })
  addEventListener('pointercancel', ({ pointerId }) => pointerId === start.pointerId && end(), { signal })
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
