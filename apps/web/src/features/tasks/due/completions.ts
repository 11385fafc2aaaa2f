import type { Tag } from '@questboard/api/tags/schema'
import { foldText, type Locale } from '@questboard/i18n'

/** The most offered at once: more are found by writing on. */
const maxWords = 4

const typeWords: Record<Locale, readonly string[]> = {
  en: ['daily', 'weekly', 'todo'],
  bg: ['ежедневна', 'седмична', 'еднократна'],
}

/** `words` replace the line from `start` on. */
type Completions = { start: number; words: string[] }

/** What the tag or type at the end of a line can become. Nothing once it is complete, or a space follows it. */
export function completionsOf(line: string, tags: readonly Tag[], locale: Locale): Completions {
  const composed = line.normalize('NFC')
  const [, sign, begun = ''] = /(?<!\S)([#!])(\S*)$/u.exec(composed) ?? []
  const start = composed.length - begun.length - 1
  if (sign === undefined) return { start: composed.length, words: [] }
  const known = sign === '!' ? typeWords[locale] : tags.map(wordOf)
  const folded = foldText(begun)
  const fitting = known.filter((word) => foldText(word).startsWith(folded))
  if (fitting.some((word) => foldText(word) === folded)) return { start, words: [] }
  return { start, words: fitting.slice(0, maxWords).map((word) => `${sign}${word}`) }
}

/** A tag is written as one word: its name, or its key. */
const wordOf = ({ key, name }: Tag): string => (/\s/u.test(name) ? key : name)

const amountLike: Record<'gold' | 'ruby', RegExp> = { gold: /^[-+]?\d+[gз]$/iu, ruby: /^[-+]?\d+[rр]$/iu }

const unique = (words: string[]) => [...new Set(words)]

/** The words of a title that look like an amount or a type but are not. */
export function unreadWords(title: string, currency: 'gold' | 'ruby'): { amounts: string[]; types: string[] } {
  const words = title.split(' ')
  return {
    amounts: unique(words.filter((word) => amountLike[currency].test(word))),
    types: unique(words.filter((word) => /^!\p{L}+$/u.test(word))),
  }
}
