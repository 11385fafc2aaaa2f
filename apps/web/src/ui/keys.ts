/** Whether a key is the letter, also on a keyboard that writes another script at its place. */
export function isLetter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean {
  const latin = key.length === 1 && key <= '\u007f'
  return latin ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`
}

/** Whether what a person types goes into a field or a menu, so that single letters are no shortcuts. */
export function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"]',
    ) !== null
  )
}
