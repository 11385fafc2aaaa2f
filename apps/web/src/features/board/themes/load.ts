import type { ThemeName } from '../board.ts'
import type { Theme } from './theme.ts'

const meadow = () => import('./meadow.ts').then((file) => file.meadow)
const sources: Record<ThemeName, () => Promise<Theme>> = {
  meadow,
  sea: meadow,
  space: meadow,
  city: meadow,
  forest: meadow,
  castle: meadow,
}
const loading = new Map<ThemeName, Promise<Theme>>()

/** Fetches a theme's drawing once; a route's loader may call it early so that the board appears with the page. */
export function loadTheme(name: ThemeName): Promise<Theme> {
  let theme = loading.get(name)
  if (!theme) {
    theme = sources[name]()
    // A chunk that could not be fetched is asked for again the next time.
    theme.catch(() => loading.delete(name))
    loading.set(name, theme)
  }
  return theme
}
