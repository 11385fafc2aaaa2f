import { tags } from '../tags/catalogue.ts'
import type { TaskType, WrittenField } from '../tasks/schema.ts'

/** The columns of a table. */
export type Column = WrittenField | 'completed' | 'archived' | 'checklist' | 'due' | 'time' | 'repeat' | 'rank'

/** The maximum length of a word, with separators. */
export const maxWordLength = 100

/** A word for comparison: in lower case, without separators. */
const plain = (word: string): string =>
  word.length > maxWordLength
    ? ''
    : word
        .normalize('NFC')
        .toLowerCase()
        .replace(/[\s_\-–—.:!]+/gu, '')

const lookup = <Meaning extends string>(words: Record<Meaning, string[]>): Map<string, Meaning> =>
  new Map(
    Object.entries<string[]>(words).flatMap(([meaning, all]) =>
      all.map((word) => [plain(word), meaning as Meaning] as const),
    ),
  )

const columns = lookup<Column>({
  title: ['title', 'task', 'task name', 'name', 'summary', 'subject', 'заглавие', 'задача', 'име', 'име на задачата'],
  notes: ['notes', 'note', 'description', 'details', 'comment', 'бележки', 'бележка', 'описание', 'подробности'],
  gold: ['gold', 'coins', 'points', 'reward', 'злато', 'монети', 'точки', 'награда'],
  type: ['type', 'kind', 'вид', 'тип'],
  repeat: ['repeat', 'repeats', 'recurrence', 'повторение', 'повтаря се'],
  due: ['due', 'due date', 'due on', 'deadline', 'date', 'краен срок', 'срок', 'дата'],
  time: ['time', 'due time', 'час', 'време'],
  tags: ['tags', 'tag', 'labels', 'label', 'categories', 'category', 'етикети', 'етикет', 'тагове', 'категория'],
  requireResult: [
    'require result',
    'result required',
    'needs result',
    'иска резултат',
    'изисква резултат',
    'с резултат',
  ],
  completed: ['completed', 'done', 'завършена', 'готова', 'изпълнена'],
  archived: ['archived', 'архивирана', 'в архива'],
  checklist: ['checklist', 'списък със стъпки'],
  rank: ['rank'],
})

const types = lookup<TaskType>({
  todo: ['todo', 'once', 'one time', 'task', 'single', 'еднократна', 'еднократно', 'веднъж', 'задача', 'за вършене'],
  daily: ['daily', 'every day', 'day', 'ежедневна', 'ежедневно', 'дневна', 'всекидневна', 'всеки ден'],
  weekly: ['weekly', 'every week', 'week', 'ежеседмична', 'седмична', 'ежеседмично', 'всяка седмица'],
})

const yes = new Set(['true', 'yes', 'y', '1', 'x', '✓', '✔', 'да', 'вярно', 'истина'])

/** Ids of tags by key, and by name in both languages. */
const tagIds = new Map(
  tags.flatMap(({ id, key, name }) => [key, name.en, name.bg].map((word) => [plain(word), id] as const)),
)

export const columnOf = (header: string): Column | undefined => columns.get(plain(header))

export const typeOf = (word: string): TaskType | undefined => types.get(plain(word))

export const isYes = (word: string): boolean => yes.has(plain(word))

export const tagOf = (word: string): string | undefined => tagIds.get(plain(word.replace(/^[#@]/, '')))

/** The key of a tag, as in exported files. */
export const tagKey = (id: string): string => tags.find((tag) => tag.id === id)?.key ?? id
