import { type ParsedFile, unusable } from './draft.ts'
import { isFields } from './json-fields.ts'
import type { FileDates } from './moments.ts'
import { questboardOtherItems } from './propose-other-items.ts'
import { isGoogleTasks, readGoogleTasks } from './read-google-tasks.ts'
import { isHabitica, readHabitica } from './read-habitica.ts'
import { questboardTags, questboardTasks, readQuestboard } from './read-questboard.ts'
import { isThings, readThings } from './read-things.ts'
import { isTrello, readTrello } from './read-trello.ts'
import type { ImportProblem, ImportSource } from './schema.ts'

type Found = ParsedFile & { source: ImportSource }

/** The sources that are JSON. */
export const jsonSources = ['questboard', 'habitica', 'trello', 'things', 'google'] as const

type JsonSource = (typeof jsonSources)[number]

export const isJsonSource = (source: ImportSource | undefined): source is JsonSource =>
  jsonSources.some((known) => known === source)

/** A list of something, or an object. `[ ]` and `[Work]` begin a line of a list. */
export const looksLikeJson = (text: string): boolean =>
  /^\uFEFF?\s{0,1000}(\{\s{0,1000}("|\}|$|')|\{\s{0,1000}[\w$]{1,60}\s?:|\[\s{0,1000}([[{"\]-]|\d+\s?,|(true|false|null)\b|$))/.test(
    text,
  ) && !/^\uFEFF?\s{0,1000}\[\s?\]\s{0,100}\S/.test(text)

const sentence: Record<JsonSource, ImportProblem['code']> = {
  questboard: 'otherSource',
  habitica: 'notHabitica',
  trello: 'otherSource',
  things: 'otherSource',
  google: 'otherSource',
}

const readers: { [Source in JsonSource]: (data: unknown, dates: FileDates | null) => ParsedFile | undefined } = {
  questboard: (data, dates) => {
    const [tasks, otherItems] = [questboardTasks(data), questboardOtherItems(data)]
    if (tasks) return { ...readQuestboard(tasks, dates, questboardTags(data)), otherItems }
    const isKind = Array.isArray(data) && otherItems
    return isKind ? { drafts: [], total: 0, problems: [], otherItems } : undefined
  },
  habitica: (data, dates) => (isHabitica(data) ? readHabitica(data, dates) : undefined),
  trello: (data, dates) => (isTrello(data) ? readTrello(data, dates) : undefined),
  google: (data, dates) => (isGoogleTasks(data) ? readGoogleTasks(data, dates) : undefined),
  things: (data, dates) => (isThings(data) ? readThings(data, dates) : undefined),
}

/** Reads a file of JSON. The app that wrote it is found by its fields, unless it is given. */
export function readJson(text: string, chosen: JsonSource | undefined, dates: FileDates | null): Found {
  const data = parsed(text)
  if (data === undefined) return { source: chosen ?? 'questboard', ...unusable('brokenJson') }
  for (const source of chosen ? [chosen] : jsonSources) {
    const read = readers[source](data, dates)
    if (read) return { source, ...read }
  }
  if (Array.isArray(data) && data.length === 0) return { source: chosen ?? 'questboard', ...unusable('noTasks') }
  const isList = Array.isArray(data) || isFields(data)
  return { source: chosen ?? 'questboard', ...unusable(chosen && isList ? sentence[chosen] : 'otherJson') }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
