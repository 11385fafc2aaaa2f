import type { ThemeName } from './board.ts'

/** The drawing of each board. The ids are fixed, because the boards ship with the product. */
const themes: Record<string, ThemeName> = {
  '019d3c00-0000-7000-8000-0000b0a2d001': 'meadow',
  '019d3c00-0000-7000-8000-0000b0a2d002': 'sea',
  '019d3c00-0000-7000-8000-0000b0a2d003': 'forest',
  '019d3c00-0000-7000-8000-0000b0a2d004': 'city',
  '019d3c00-0000-7000-8000-0000b0a2d005': 'castle',
  '019d3c00-0000-7000-8000-0000b0a2d006': 'space',
}

/** The drawing of a board. Boards that this version does not know get the meadow. */
export function themeOf(boardId: string): ThemeName {
  return themes[boardId] ?? 'meadow'
}
