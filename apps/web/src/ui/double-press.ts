/*
 * The second click of a double click or tap is meant for what the first one has pressed. When a row leaves a list, the
 * next one moves under the pointer, and the second click would act on that one. Lists whose rows leave at once import
 * this file for its effect.
 */

/** The second tap of a double tap comes within this time, and near the first. The browser counts clicks of a mouse. */
const withinMs = 400
const nearPx = 24

type Press = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'> & { row: Element }

let last: Press | undefined

function onClick(event: PointerEvent | MouseEvent): void {
  const { timeStamp, clientX, clientY, detail, target } = event
  // A click by the keyboard has no place.
  if (detail === 0 || !(target instanceof Element)) return
  const row = target.closest('li')
  const isSecond =
    last !== undefined &&
    last.row !== row &&
    ('pointerType' in event && event.pointerType === 'mouse' ? detail > 1 : timeStamp - last.timeStamp < withinMs) &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) < nearPx
  last = row && !isSecond ? { timeStamp, clientX, clientY, row } : undefined
  if (!isSecond) return
  event.preventDefault()
  event.stopPropagation()
}

addEventListener('click', onClick, { capture: true })
