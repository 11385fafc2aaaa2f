import { startTransition, useEffect, useState } from 'react'
import { loadWithRetry } from '../../../app/lazy-with-retry.ts'
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
const loaded = new Map<ThemeName, Theme>()

/** Loads the drawing of a theme. A route's loader can call it early, so that the board appears with the page. */
export async function loadTheme(name: ThemeName): Promise<Theme> {
  const theme = await sources[name]()
  loaded.set(name, theme)
  return theme
}

/** The drawing of a theme, if it has loaded. */
export function themeIfLoaded(name: ThemeName): Theme | undefined {
  return loaded.get(name)
}

/** The drawing of a theme, or undefined until it has loaded. */
export function useTheme(name: ThemeName): Theme | undefined {
  const [, setArrived] = useState<ThemeName>()
  const theme = themeIfLoaded(name)

  // It does not suspend: React delays content after a fallback by 300 ms, so a cached drawing would flicker.
  useEffect(() => {
    if (theme) return
    let wanted = true
    // The drawing is large, and no click waits for it.
    void loadWithRetry(() => loadTheme(name)).then(() => wanted && startTransition(() => setArrived(name)))
    return () => {
      wanted = false
    }
  }, [name, theme])

  return theme
}
