const offKey = 'shortcuts-off'

type Key = Pick<KeyboardEvent, 'key' | 'code'>

/** Whether a key types this Latin character, or is at its place on a keyboard of another script. */
export function isCharacter(key: Key, character: string): boolean {
  return characterOf(key) === character
}

/**
 * The lower-case Latin letter or the sign of a key. On keyboards of another script it is the letter at the same
 * position.
 */
export function characterOf({ key, code }: Key): string {
  const latin = key.length === 1 && key <= '\u007f'
  if (latin) return key.toLowerCase()
  return code.startsWith('Key') && key.length === 1 ? code.slice(3).toLowerCase() : key
}

/**
 * Whether a held key repeats. An arrow key may; another one would act on row after row. Enter does not press the button
 * again.
 */
export function isHeld(event: Pick<KeyboardEvent, 'repeat' | 'key' | 'preventDefault'>): boolean {
  const isRepeated = event.repeat && !event.key.startsWith('Arrow')
  if (isRepeated && event.key === 'Enter') event.preventDefault()
  return isRepeated
}

/** Whether typing goes into a field or a menu, so single letters are not shortcuts. */
export function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"]',
    ) !== null
  )
}

/**
 * Whether a key may be a shortcut of the page: without modifiers, outside of fields and dialogs, and not switched off
 * by the user (WCAG 2.1.4).
 */
export function isShortcut(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented, target } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey || isTypedInto(target) || !areShortcutsOn()) return false
  return !document.querySelector('dialog[open], [role="dialog"]:not([popover]), [role="dialog"]:popover-open')
}

/** Whether shortcuts are on for this device. */
export const areShortcutsOn = (): boolean => localStorage.getItem(offKey) === null

export function setShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(offKey)
  else localStorage.setItem(offKey, 'yes')
}
