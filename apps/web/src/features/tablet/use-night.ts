import { useEffect } from 'react'
import { isNight } from './night.ts'

/** Milliseconds for which a touch lights the screen up. */
const litMs = 60_000

/** Shows the dark colours in the dark hours, and dims the page while no one touches it. */
export function useNight(): void {
  useEffect(() => {
    const root = document.documentElement
    const byDay = root.dataset.mantineColorScheme
    let litUntil = 0
    const look = () => {
      const isDark = isNight(new Date())
      if (isDark) root.dataset.mantineColorScheme = 'dark'
      else if (root.hasAttribute('data-night-hours')) root.dataset.mantineColorScheme = byDay
      root.toggleAttribute('data-night-hours', isDark)
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
      if (root.hasAttribute('data-night-hours')) root.dataset.mantineColorScheme = byDay
      root.removeAttribute('data-night-hours')
      root.removeAttribute('data-night')
    }
  }, [])
}
