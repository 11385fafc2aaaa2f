import type { Tag } from '@questboard/api/tags/schema'
import type { TaskType } from '@questboard/api/tasks/schema'
import type { Locale } from '@questboard/i18n'

/** The parsed line of quick add. */
export type QuickAdd = {
  title: string
  type: TaskType
  gold: number
  /** Ids in the order of first use. The limit per task is not checked here. */
  tags: string[]
  /** The fields that were written and differ from the default. */
  said: { type: boolean; gold: boolean }
}

export const defaultType: TaskType = 'todo'

/** The default gold of a task. */
export const defaultGold = 10

/** A larger number is part of the title: "Buy 500g of flour". */
export const mostGold = 100

const types: Record<string, TaskType> = {
  todo: 'todo',
  daily: 'daily',
  weekly: 'weekly',
  еднократна: 'todo',
  еднократно: 'todo',
  ежедневна: 'daily',
  ежедневно: 'daily',
  дневна: 'daily',
  седмична: 'weekly',
  седмично: 'weekly',
}

/** The letter after an amount: g for gold and r for rubies everywhere, з for злато and р for рубини as well. */
const amounts: Record<'gold' | 'ruby', Record<Locale, RegExp>> = {
  gold: { en: /^(\d{1,3})g$/i, bg: /^(\d{1,3})[gз]$/iu },
  ruby: { en: /^(\d{1,3})r$/i, bg: /^(\d{1,3})[rр]$/iu },
}

type Language = { tags: readonly Tag[]; locale: Locale; currency: 'gold' | 'ruby' }

type Command = { type: TaskType } | { gold: number } | { tag: string }

/**
 * Parses a line of quick add. `!daily` (or its Bulgarian form) is the type, `#health` a tag by its key or name, `15g`
 * the gold. The last type and amount count. Everything else stays in the title, including a command after a backslash.
 */
export function parseQuickAdd(
  line: string,
  tags: readonly Tag[],
  locale: Locale,
  currency: 'gold' | 'ruby' = 'gold',
): QuickAdd {
  const language = { tags, locale, currency }
  const title: string[] = []
  const chosen = new Set<string>()
  let type: TaskType | undefined
  let gold: number | undefined
  for (const word of line.normalize('NFC').split(/\s+/u)) {
    if (word === '') continue
    const command = readCommand(word, language)
    if (!command) title.push(isEscaped(word, language) ? word.slice(1) : word)
    else if ('type' in command) type = command.type
    else if ('gold' in command) gold = command.gold
    else chosen.add(command.tag)
  }
  return {
    title: title.join(' '),
    type: type ?? defaultType,
    gold: gold ?? defaultGold,
    tags: [...chosen],
    said: { type: type !== undefined, gold: gold !== undefined },
  }
}

function readCommand(written: string, { tags, locale, currency }: Language): Command | null {
  const word = written.replace(/[,;.]+$/u, '').toLocaleLowerCase(locale)
  if (word.startsWith('!')) return readType(word.slice(1))
  if (word.startsWith('#')) return readTag(word.slice(1), tags, locale)
  const amount = amounts[currency][locale].exec(word)
  const gold = Number(amount?.[1])
  return amount && gold <= mostGold ? { gold } : null
}

function readType(name: string): Command | null {
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  return type ? { type } : null
}

function readTag(name: string, tags: readonly Tag[], locale: Locale): Command | null {
  const found = tags.find((tag) => tag.key === name || tag.name.toLocaleLowerCase(locale) === name)
  return found ? { tag: found.id } : null
}

function isEscaped(word: string, language: Language): boolean {
  return word.startsWith('\\') && readCommand(word.slice(1), language) !== null
}
