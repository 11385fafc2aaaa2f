import type { KeyboardEvent } from 'react'
import { isCharacter, isHeld } from './keys.ts'
import { stepFrom } from './row-focus.ts'

/** The keys of a row whose target has the focus: arrows move, Enter ticks, E opens, and Delete removes. */
export function handleRowKeys(
  event: KeyboardEvent<HTMLElement>,
  { onOpen, onRemove }: { onOpen?: (() => void) | undefined; onRemove?: (() => void) | undefined },
): void {
  const { currentTarget, key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || isHeld(event)) return
  if (key === 'ArrowDown' || key === 'ArrowUp') stepFrom(currentTarget, key === 'ArrowDown' ? 1 : -1)
  else if (key === 'Enter' && currentTarget.matches('[type="checkbox"]')) currentTarget.click()
  else if (key === 'Delete' && onRemove) onRemove()
  else if (isCharacter(event, 'e') && onOpen) onOpen()
  else return
  event.preventDefault()
}
