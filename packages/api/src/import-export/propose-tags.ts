import { foldText } from '@questboard/i18n'
import { tagsPerTask } from '../game/rules.ts'
import { type NewTag, tagName } from '../tags/schema.ts'
import type { Draft } from './draft.ts'
import type { ImportWarning } from './schema.ts'
import { maxWordLength, tagOf } from './vocabulary.ts'

/** The maximum number of tag names that are read, and of those that warnings can name. */
const maxNames = 8
const maxMentioned = 24

/** The ids of the player's own tags, by folded name and by id. */
export type OwnTags = ReadonlyMap<string, string>

/**
 * The tags of a draft that exist, and those that an import can create. Without `own`, only the tags of all users are
 * known, and none is created.
 */
export function tagsOf({ tags, tagColors = {} }: Pick<Draft, 'tags' | 'tagColors'>, ownTags: OwnTags | undefined) {
  const ids = new Set<string>()
  const missing = new Map<string, NewTag & { place: number; before: number; warning: ImportWarning }>()
  const warnings: ImportWarning[] = []
  for (const name of tags.slice(0, maxNames)) {
    // A file can repeat a longer word for many tasks, so it must cost nothing.
    const isOwn = Object.hasOwn(tagColors, name)
    const plain = name.length > maxWordLength ? '' : isOwn ? name : name.replace(/^[#@]/, '')
    const id = (isOwn ? undefined : tagOf(name)) ?? ownTags?.get(plain) ?? ownTags?.get(foldText(plain))
    if (id === undefined) {
      if (plain !== '' && missing.has(foldText(plain))) continue
      const warning: ImportWarning = { code: 'tagUnknown', about: name }
      warnings.push(warning)
      if (plain === '') continue
      const color = isOwn ? tagColors[name] : undefined
      const fitting = tagName.safeParse(plain).data
      if (ownTags && fitting) {
        const at = { place: ids.size + missing.size, before: ids.size, warning }
        missing.set(foldText(fitting), { name: fitting, ...(color && { color }), ...at })
      }
    } else if (ids.size < tagsPerTask || ids.has(id)) ids.add(id)
    else warnings.push({ code: 'tooManyTags', about: name })
  }
  for (const name of new Set(tags.slice(maxNames, maxMentioned))) {
    if (tags.indexOf(name) >= maxNames) warnings.push({ code: 'tooManyTags', about: name })
  }
  const room = tagsPerTask - ids.size
  const found = [...missing.values()]
  for (const { warning } of found.slice(room)) warning.code = 'tooManyTags'
  // A tag after all that exist needs no place.
  const newTags = found
    .slice(0, room)
    .map(({ place, before, warning: _, ...tag }): NewTag => (before < ids.size ? { ...tag, place } : tag))
  return { ids: [...ids], newTags, warnings }
}
