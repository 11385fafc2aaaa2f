import { useEffect, useEffectEvent } from 'react'

/** Timers of a sleeping tablet stand still, so the time is compared. */
const lookEveryMs = 1000

/** Calls `lock` after some minutes without a touch or a key, with or without a connection. */
export function useLock(isOpen: boolean, minutes: number, lock: () => void): void {
  const latest = useEffectEvent(lock)
  useEffect(() => {
    if (!isOpen) return
    let touched = Date.now()
    const look = () => {
      if (Date.now() - touched >= minutes * 60_000) latest()
    }
    const touch = () => {
      // The first touch after a sleep must not open what should be locked.
      look()
      touched = Date.now()
    }
    const timer = setInterval(look, lookEveryMs)
    const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
    for (const event of events) addEventListener(event, touch, { capture: true, passive: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      for (const event of events) removeEventListener(event, touch, { capture: true })
      document.removeEventListener('visibilitychange', look)
    }
  }, [isOpen, minutes])
}
