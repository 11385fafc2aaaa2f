import { useEffect } from 'react'
import { forcedScheme } from '../../app/forced-scheme.ts'
import { isNight } from './night.ts'

/** The time for which a touch lights the screen up. */
const litMs = 60_000

/** Shows the dark colours in the dark hours, and dims the page while no one touches it. */
export function useNight(): void {
  useEffect(() => {
    const root = document.documentElement
    let litUntil = 0
    const look = () => {
      const isDark = isNight(new Date())
      forcedScheme.write(isDark ? 'dark' : undefined)
      root.toggleAttribute('data-night', isDark && Date.now() > litUntil)
    }
    const touch = () => {
      litUntil = Date.now() + litMs
      look()
    }
    look()
    const timer = setInterval(look, 5000)
    addEventListener('pointerdown', touch, { passive: true })
    addEventListener('keydown', touch)
    return () => {
      clearInterval(timer)
      removeEventListener('pointerdown', touch)
      removeEventListener('keydown', touch)
      forcedScheme.write(undefined)
      root.removeAttribute('data-night')
    }
  }, [])
}
