import { startTransition, useEffect, useState } from 'react'
import type { ThemeName } from '../board.ts'
import type { Theme } from './theme.ts'

const sources: Record<ThemeName, () => Promise<Theme>> = {
  meadow: () => import('./meadow.ts').then((file) => file.meadow),
  sea: () => import('./sea.ts').then((file) => file.sea),
  space: () => import('./space.ts').then((file) => file.space),
  city: () => import('./city.ts').then((file) => file.city),
  forest: () => import('./forest.ts').then((file) => file.forest),
  castle: () => import('./castle.ts').then((file) => file.castle),
}
const loading = new Map<ThemeName, Promise<Theme>>()
const loaded = new Map<ThemeName, Theme>()

/** Fetches a theme's drawing once; a route's loader may call it early so that the board appears with the page. */
export function loadTheme(name: ThemeName): Promise<Theme> {
  let theme = loading.get(name)
  if (!theme) {
    theme = sources[name]().then((drawing) => {
      loaded.set(name, drawing)
      return drawing
    })
    // A chunk that could not be fetched is asked for again the next time.
    theme.catch(() => loading.delete(name))
    loading.set(name, theme)
  }
  return theme
}

/** The theme's drawing, if it has been fetched. */
export function themeIfLoaded(name: ThemeName): Theme | undefined {
  return loaded.get(name)
}

/** The theme's drawing, undefined until it is here; a failed fetch goes to the nearest error boundary. */
export function useTheme(name: ThemeName): Theme | undefined {
  const [fault, setFault] = useState<unknown>()
  const [, setArrived] = useState<ThemeName>()
  const theme = themeIfLoaded(name)

  // Not by suspending: React holds back what follows a fallback for 300 ms, and a cached drawing would flicker.
  useEffect(() => {
    if (theme) return
    let wanted = true
    loadTheme(name).then(
      // Its drawing is large, and nobody's click waits for it.
      () => wanted && startTransition(() => setArrived(name)),
      (error: unknown) => wanted && setFault(error ?? new Error(`theme ${name}`)),
    )
    return () => {
      wanted = false
    }
  }, [name, theme])

  if (fault) throw fault
  return theme
}
