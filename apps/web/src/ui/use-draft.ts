import { type RefObject, useRef } from 'react'

const controls = 'input, textarea, select, [aria-pressed], [aria-checked], [aria-selected]'

/** The text of what is written and chosen inside an element. */
function contentsOf(scope: Element): string {
  const values = [...scope.querySelectorAll(controls)].map((control) => {
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) return control.checked
    if ('value' in control && control.tagName !== 'BUTTON') return control.value
    return ['aria-pressed', 'aria-checked', 'aria-selected'].map((name) => control.getAttribute(name)).join()
  })
  // Rows that a button added or removed. The button itself may load late.
  return JSON.stringify([values, scope.querySelectorAll('button:not([data-adds])').length])
}

/**
 * Whether the user has changed the form in a dialog. It compares what the controls show with what they showed before
 * the first change, so no form has to report it. A form marked `data-kept` has stored every change already, and loses none.
 */
export function useDraft(dialog: RefObject<HTMLElement | null>) {
  const before = useRef(new Map<Element, string>())
  const touched = useRef(new Set<Element>())

  /** All of a dialog with one form, or the small form of a list around the target. */
  function scopeOf(target: EventTarget): Element | null {
    const isForm = dialog.current?.querySelector('[data-form-end]')
    if (isForm) return isForm.closest('form') ?? dialog.current
    return target instanceof Element ? target.closest('form') : null
  }
  /** Remembers what the form showed before a change. */
  function look({ target }: { target: EventTarget }): void {
    const scope = scopeOf(target)
    if (scope && !before.current.has(scope)) before.current.set(scope, contentsOf(scope))
  }
  function touch(event: { target: EventTarget }): void {
    look(event)
    const scope = scopeOf(event.target)
    if (scope) touched.current.add(scope)
  }
  function isChanged(): boolean {
    return [...touched.current].some(
      (scope) => scope.isConnected && !scope.matches('[data-kept]') && contentsOf(scope) !== before.current.get(scope),
    )
  }
  const watch = {
    onFocusCapture: look,
    onPointerDownCapture: look,
    onInputCapture: touch,
    onChangeCapture: touch,
    onClickCapture: touch,
  }
  return { isChanged, watch }
}
