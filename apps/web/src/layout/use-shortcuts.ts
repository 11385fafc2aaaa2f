import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'

declare global {
  interface Window {
    /** Keys pressed on the prerendered rows before the app listened (first-rows/draw-rows.js). */
    keysAhead?: KeyboardEvent[]
  }
}

/** Handles keyboard shortcuts. Their code loads with the first key. */
export function useShortcuts(): void {
  const router = useRouter()
  // Runs when the prerendered rows are replaced, since nothing else listens to keys after that.
  useLayoutEffect(() => {
    const left = new AbortController()
    let pressed: KeyboardEvent[] = []
    const collect = (event: KeyboardEvent) => {
      // Keys pressed while the code loads are queued.
      if (pressed.push(event) > 1) return
      import('../features/shortcuts/listen.ts')
        .then(({ listenForKeys }) => {
          document.removeEventListener('keydown', collect)
          listenForKeys(router, left.signal, pressed)
        })
        .catch(() => {
          pressed = []
        })
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
