import { foldText } from '@questboard/i18n'
import { tagsPerTask } from '../game/rules.ts'
import { type NewTag, tagName } from '../tags/schema.ts'
import type { Draft } from './draft.ts'
import type { ImportWarning } from './schema.ts'
import { maxWordLength, tagOf } from './vocabulary.ts'

/** The maximum number of tag names that are read. */
const maxNames = 8

/** The ids of the player's own tags, by folded name and by id. */
export type OwnTags = ReadonlyMap<string, string>

/**
 * The tags of a draft that exist, and those that an import can create. Without `own`, only the tags of all users are
 * known, and none is created.
 */
export function tagsOf({ tags, tagColors = {} }: Pick<Draft, 'tags' | 'tagColors'>, ownTags: OwnTags | undefined) {
  const ids = new Set<string>()
  const missing = new Map<string, NewTag & { place: number; before: number }>()
  const warnings: ImportWarning[] = []
  for (const name of tags.slice(0, maxNames)) {
    // A file can repeat a longer word for many tasks, so it must cost nothing.
    const isOwn = Object.hasOwn(tagColors, name)
    const plain = name.length > maxWordLength ? '' : isOwn ? name : name.replace(/^[#@]/, '')
    const id = (isOwn ? undefined : tagOf(name)) ?? ownTags?.get(plain) ?? ownTags?.get(foldText(plain))
    if (id === undefined) {
      if (plain !== '' && missing.has(foldText(plain))) continue
      warnings.push({ code: 'tagUnknown', about: name })
      if (plain === '') continue
      const color = isOwn ? tagColors[name] : undefined
      const fitting = tagName.safeParse(plain).data
      if (ownTags && fitting) {
        const at = { place: ids.size + missing.size, before: ids.size }
        missing.set(foldText(fitting), { name: fitting, ...(color && { color }), ...at })
      }
    } else if (ids.size < tagsPerTask || ids.has(id)) ids.add(id)
    else warnings.push({ code: 'tooManyTags', about: name })
  }
  // A tag after all that exist needs no place.
  const newTags = [...missing.values()]
    .slice(0, tagsPerTask - ids.size)
    .map(({ place, before, ...tag }): NewTag => (before < ids.size ? { ...tag, place } : tag))
  return { ids: [...ids], newTags, warnings }
}
