import { type RefObject, startTransition, useEffect, useState } from 'react'
import { tallBelow } from './aspect.ts'

export const isTall = (stage: Element): boolean => stage.clientWidth < tallBelow

/** Whether the picture of a board is tall in its container. Undefined until that is measured, if it is not known. */
export function useTall(stage: RefObject<Element | null>, known?: boolean): boolean | undefined {
  const [tall, setTall] = useState(known)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    // The picture is large, so rendering it must not delay other parts or clicks.
    const observer = new ResizeObserver(() => startTransition(() => setTall(isTall(element))))
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  return tall
}
