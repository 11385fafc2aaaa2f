import type { Schedule } from '@questboard/api/schedules'
import { findDate, isDateWord, typeOf } from '@questboard/api/schedules/words'
import type { Tag } from '@questboard/api/tags/schema'
import type { TaskType } from '@questboard/api/tasks/schema'
import { foldText, type Locale } from '@questboard/i18n'
import { quotedWords } from './quoted-words.ts'

/** What dates in words depend on. */
export type QuickAddContext = {
  /** The player's day. */
  today: string
  /** The local time, `HH:MM`. */
  now: string
  /** When the player's day starts, midnight by default. */
  dayStartsAt?: string
  /** Whether dates are read. */
  dates: boolean
}

/** Which words became a field: from `start` up to `end`, in the composed line (NFC). `tag` is the id of a tag. */
export type Span = {
  field: 'type' | 'gold' | 'date' | 'tag' | 'unknownTag' | 'person'
  start: number
  end: number
  tag?: string
  person?: string
}

/** The parsed line of quick add. */
export type QuickAdd = {
  title: string
  type: TaskType
  gold: number
  /** Ids in the order of first use. The limit per task is not checked here. */
  tags: string[]
  /** The fields that were written and differ from the default. */
  explicit: { type: boolean; gold: boolean }
  /** When it is due. Missing for a task without a date, and for one of every day or every week. */
  schedule?: Schedule
  /** The date as it was written, also where the type says it all. */
  date?: Schedule
  /** Missing without a context. */
  spans?: Span[]
}

const defaultType: TaskType = 'todo'

/** The default gold of a task. */
export const defaultGold = 10

/** A larger number is part of the title: "Buy 500g of flour". */
export const maxGold = 100

/** A longer line, in characters, is pasted text, which no title can hold. */
const maxDatedLength = 1000

/** No command is longer. */
const maxCommandLength = 60

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

/** A word of the line. Without a command it belongs to the title, as `text`, or to a date. */
type Word = { text: string; start: number; end: number; command: Command | null; isLiteral: boolean }

/**
 * Parses a line of quick add. `!daily` (or its Bulgarian form) is the type, `#health` a tag by its key or name, in any
 * case and without accents, `15g` the gold. The last type and amount count. Everything else stays in the title,
 * including a command after a backslash.
 *
 * With a context, a date in words is the schedule, and words in quotes stay in the title.
 *
 * Rules: Quick add.
 */
export function parseQuickAdd(
  line: string,
  tags: readonly Tag[],
  locale: Locale,
  currency: 'gold' | 'ruby' = 'gold',
  context?: QuickAddContext,
): QuickAdd {
  const words = readWords(line, { tags, locale, currency }, context)
  const chosen = new Set<string>()
  let type: TaskType | undefined
  let gold: number | undefined
  for (const { command } of words) {
    if (!command) continue
    if ('type' in command) type = command.type
    else if ('gold' in command) gold = command.gold
    else chosen.add(command.tag)
  }
  const plain = words.filter(({ command }) => !command)
  const read = {
    title: plain.map(({ text }) => text).join(' '),
    type: type ?? defaultType,
    gold: gold ?? defaultGold,
    tags: [...chosen],
    explicit: { type: type !== undefined, gold: gold !== undefined },
  }
  if (!context) return read
  const spans = commandSpans(words)
  const date =
    context.dates && line.length <= maxDatedLength
      ? findDate(
          plain.map(({ text, isLiteral }) => (isLiteral ? null : text)),
          { ...context, locale },
        )
      : null
  if (!date) return { ...read, spans }
  const ofDate = plain.slice(date.from, date.to)
  const dated = typeOf(date, type)
  return {
    ...read,
    type: dated.type,
    explicit: { ...read.explicit, type: read.explicit.type || dated.type !== defaultType },
    title: titleAround(plain, date),
    ...(dated.schedule && { schedule: dated.schedule }),
    date: date.schedule,
    spans: [...spans, ...runs(ofDate, words)].sort((a, b) => a.start - b.start),
  }
}

function readWords(line: string, language: Language, context: QuickAddContext | undefined): Word[] {
  const found = [...line.normalize('NFC').matchAll(/\S+/gu)].map((match) => ({ text: match[0], start: match.index }))
  const quoted = context ? quotedWords(found.map(({ text }) => text)) : []
  const isEscaped = (word: string): boolean =>
    word.startsWith('\\') &&
    (readCommand(word.slice(1), language) !== null ||
      (context?.dates === true && isDateWord(word.slice(1), language.locale)))
  return found.map(({ text, start }, index) => {
    const about = { start, end: start + text.length }
    if (quoted[index]) return { ...about, text, command: null, isLiteral: true }
    if (isEscaped(text)) return { ...about, text: text.slice(1), command: null, isLiteral: true }
    return { ...about, text, command: readCommand(text, language), isLiteral: false }
  })
}

function readCommand(written: string, { tags, locale, currency }: Language): Command | null {
  if (written.length > maxCommandLength) return null
  const word = written.replace(/[,;.]+$/u, '').toLocaleLowerCase(locale)
  if (word.startsWith('!')) return readType(word.slice(1))
  if (word.startsWith('#')) return readTag(word.slice(1), tags)
  const amount = amounts[currency][locale].exec(word)
  const gold = Number(amount?.[1])
  return amount && gold <= maxGold ? { gold } : null
}

function readType(name: string): Command | null {
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  return type ? { type } : null
}

function readTag(name: string, tags: readonly Tag[]): Command | null {
  const id = idsOf(tags).get(foldText(name))
  return id === undefined ? null : { tag: id }
}

/** A list of tags keeps its identity until one of them changes, so it is folded once, and not for each word. */
const idsByName = new WeakMap<readonly Tag[], ReadonlyMap<string, string>>()

/**
 * The ids of tags by key and by name, without case and accents: no two tags that a task can have differ only in those.
 */
function idsOf(tags: readonly Tag[]): ReadonlyMap<string, string> {
  const known = idsByName.get(tags)
  if (known) return known
  const ids = new Map(tags.flatMap(({ id, key, name }) => [key, name].map((word) => [foldText(word), id])))
  idsByName.set(tags, ids)
  return ids
}

/** A `#` and the name of a tag, of up to 30 characters. “#5” is a number. */
const tagLike = /^#\p{L}[^#]{0,29}$/u

function commandSpans(words: readonly Word[]): Span[] {
  return words.flatMap(({ command, text, start, end, isLiteral }): Span[] => {
    if (!command) {
      const isTag = !isLiteral && text.length <= maxCommandLength && tagLike.test(text.replace(/[,;.]+$/u, ''))
      return isTag ? [{ field: 'unknownTag', start, end }] : []
    }
    if ('tag' in command) return [{ field: 'tag', start, end, tag: command.tag }]
    return [{ field: 'type' in command ? 'type' : 'gold', start, end }]
  })
}

/** The words of the date. Words that follow each other in the line are one span. */
function runs(ofDate: readonly Word[], words: readonly Word[]): Span[] {
  const spans: Span[] = []
  for (const word of ofDate) {
    const last = spans.at(-1)
    if (last && words[words.indexOf(word) - 1]?.end === last.end) last.end = word.end
    else spans.push({ field: 'date', start: word.start, end: word.end })
  }
  return spans
}

const separator = /^[-–—:|·,;]$/u

/** The title without the words of the date, and without a dash or comma that separated them. */
function titleAround(words: readonly Word[], { from, to }: { from: number; to: number }): string {
  const [before, after] = [words.slice(0, from), words.slice(to)].map((part) => part.map(({ text }) => text)) as [
    string[],
    string[],
  ]
  if (before.length === 0 && separator.test(after[0] ?? '')) after.shift()
  if (after.length === 0 && separator.test(before.at(-1) ?? '')) before.pop()
  const title = [...before, ...after].join(' ')
  return after.length === 0 ? title.replace(/(?<=[^\s,]),$/u, '') : title
}
