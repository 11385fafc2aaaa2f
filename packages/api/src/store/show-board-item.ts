import type { Locale } from '@questboard/i18n'
import type { BoardDefinition } from '../board/boards.ts'
import type { BoardItem } from './schema.ts'

/** A board as the store shows it. */
export function showBoardItem(
  { id, slug, name, gems, squares }: BoardDefinition,
  { owned }: { owned: boolean },
  language: Locale,
) {
  return {
    id,
    name: name[language],
    imagePath: `/boards/${slug}.svg`,
    gems,
    size: squares.length,
    owned,
  } satisfies BoardItem
}
