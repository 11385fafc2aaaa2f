import type { ThemeName } from '../board/board.ts'

/** Which drawing belongs to a board. The ids are fixed: the boards ship with the product. */
const themes: Record<string, ThemeName> = {
  '019d3c00-0000-7000-8000-0000b0a2d001': 'meadow',
  '019d3c00-0000-7000-8000-0000b0a2d002': 'sea',
  '019d3c00-0000-7000-8000-0000b0a2d003': 'forest',
  '019d3c00-0000-7000-8000-0000b0a2d004': 'city',
  '019d3c00-0000-7000-8000-0000b0a2d005': 'castle',
  '019d3c00-0000-7000-8000-0000b0a2d006': 'space',
}

/** The drawing of a board; one that this version of the application does not know yet is played on the meadow. */
export function themeOf(boardId: string): ThemeName {
  return themes[boardId] ?? 'meadow'
}
