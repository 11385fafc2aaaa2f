import type { RegisteredRouter } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { onDemand } from '../../app/mutations/on-demand.ts'
import { characterOf, isShortcut, isTypedInto } from '../../ui/keys.ts'
import { focusedRow, stepFrom } from '../../ui/row-focus.ts'
import { undoToast } from '../../ui/toasts.ts'
import type { RowKey } from '../tasks/due/row-keys.ts'
import { openShortcuts } from './open.tsx'
import { pageOf } from './shortcuts.ts'

/** The time for the second key of a sequence. */
const sequenceTimeoutMs = 1500

/** The action of each key. It returns false if there is nothing to do, so the browser handles the key. */
const actions: Readonly<Record<string, (router: RegisteredRouter, event: KeyboardEvent) => boolean>> = {
  '?': () => {
    openShortcuts()
    return true
  },
  '/': () => focus('[data-filters] button'),
  f: () => focus('[data-search]') || click('[data-opens-search]'),
  j: () => step(1),
  k: () => step(-1),
  x: tick,
  e: () => click('[data-row]:focus-within [data-opens]'),
  t: () => pressOnRow('today'),
  s: (_router, { shiftKey }) => pressOnRow(shiftKey ? 'skip' : 'snooze'),
  1: () => filter(1),
  2: () => filter(2),
  3: () => filter(3),
  4: () => filter(4),
  u: () => {
    undoToast()
    return true
  },
  b: (router) => click('[data-opens-board]') || go(router, '/dashboard'),
}

/** Handles the global shortcuts until the page is left. `pressed` are the previous keys. */
export function listenForKeys(router: RegisteredRouter, left: AbortSignal, pressed: readonly KeyboardEvent[]): void {
  let awaitsPage = false
  let timer: ReturnType<typeof setTimeout>

  function onKeyDown(event: KeyboardEvent): void {
    const character = characterOf(event)
    if (isMove(event) && pressOnRow(event.key === 'ArrowUp' ? 'up' : 'down')) event.preventDefault()
    // A repeating key moves through a list, but triggers nothing else.
    if (!isShortcut(event) || (event.repeat && character !== 'j' && character !== 'k')) return
    clearTimeout(timer)
    awaitsPage = character === 'g'
    if (awaitsPage) {
      timer = setTimeout(() => {
        awaitsPage = false
      }, sequenceTimeoutMs)
      return
    }
    if (Object.hasOwn(actions, character) && actions[character]?.(router, event)) event.preventDefault()
  }

  /** The second key of a sequence opens its page, even if it also has another meaning. */
  function onSecondKey(event: KeyboardEvent): void {
    const page = awaitsPage && isShortcut(event) ? pageOf[characterOf(event)] : undefined
    if (!page) return
    clearTimeout(timer)
    awaitsPage = false
    event.preventDefault()
    go(router, page)
  }

  document.addEventListener('keydown', onSecondKey, { signal: left, capture: true })
  document.addEventListener('keydown', onKeyDown, { signal: left })
  left.addEventListener('abort', () => clearTimeout(timer))
  if (left.aborted) return
  for (const event of pressed) {
    onSecondKey(event)
    onKeyDown(event)
  }
}

function go(router: RegisteredRouter, href: string): true {
  void router.navigate({ href })
  return true
}

/** Focuses the next or previous row, or the first one of the page. */
function step(by: 1 | -1): boolean {
  const row = document.activeElement?.closest('[data-row]')
  if (!row) return focus('main [data-row] [data-target]')
  stepFrom(row, by)
  return true
}

/** Only rows with a check target; other rows have several actions. */
function tick(): boolean {
  return click('[data-row]:focus-within input[type="checkbox"][data-target]')
}

/** Alt with an arrow moves the focused row. */
const isMove = ({ key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented }: KeyboardEvent): boolean =>
  altKey &&
  !ctrlKey &&
  !metaKey &&
  !shiftKey &&
  !defaultPrevented &&
  /^Arrow(Up|Down)$/.test(key) &&
  !isTypedInto(target)

/** Passes a key to the row that has the focus. */
function pressOnRow(key: RowKey): boolean {
  const id = focusedRow()
  if (id === null) return false
  onDemand(
    async () => (await Promise.all([import('../tasks/due/row-keys.ts'), loadCatalog('schedules')]))[0],
    (keys) => keys.pressOnRow(id, key),
  )
  return true
}

/** Only with the focus in the list, whose keys these are. */
const filter = (nth: number): boolean =>
  document.activeElement?.closest('[data-row], [data-due-filter]') !== null && click(`[data-due-filter="${nth}"]`)

function focus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  element?.focus()
  return element !== null
}

function click(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  element?.click()
  return element !== null
}
