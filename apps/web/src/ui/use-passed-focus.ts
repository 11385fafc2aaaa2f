import { type RefObject, useLayoutEffect } from 'react'
import { focusIfLost } from './focus-if-lost.ts'

/** When an element goes with the focus, the dialog around it has the focus, or else the page. */
export function usePassedFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element !== document.activeElement) return
      const dialog = element?.closest<HTMLElement>('[role=dialog]')
      queueMicrotask(() => focusIfLost(dialog))
    }
  }, [ref])
}
