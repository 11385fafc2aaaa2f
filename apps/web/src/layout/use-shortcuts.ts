import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'

declare global {
  interface Window {
    /** What was pressed on the drawn page, before anything followed it (first-rows/draw-rows.js). */
    keysAhead?: KeyboardEvent[]
  }
}

/** Follows shortcuts: what they do comes with the first key, so that nobody without a keyboard fetches it. */
export function useShortcuts(): void {
  const router = useRouter()
  // In the moment in which the drawn page goes, after which nothing else hears a key.
  useLayoutEffect(() => {
    const left = new AbortController()
    let pressed: KeyboardEvent[] = []
    const collect = (event: KeyboardEvent) => {
      // What is pressed on the way is not lost.
      if (pressed.push(event) > 1) return
      void import('../features/shortcuts/listen.ts').then(
        ({ listen }) => {
          document.removeEventListener('keydown', collect)
          listen(router, left.signal, pressed)
        },
        () => {
          pressed = []
        },
      )
    }
    document.addEventListener('keydown', collect, { signal: left.signal })
    return () => left.abort()
  }, [router])
  useEffect(() => {
    window.keysAhead
      ?.splice(0)
      .map((event) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event)))
  }, [])
}
