import type { Frequency, Weekday } from '../constants.ts'

export type Unit = { frequency: Frequency; times: number }

export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** What a preposition can introduce: a weekday, a date, the last day, a time, a distance, a first day. */
export type Role = 'weekday' | 'date' | 'by' | 'at' | 'in' | 'from' | 'timeFrom' | 'until' | 'for'

/** What a word can mean in a date. A word can have several meanings. */
export interface Meaning {
  every?: true
  /** `daily` as a word of its own. */
  adverb?: Frequency
  weekday?: Weekday
  /** A weekday only in a list: „пет“ is also five. */
  listedWeekday?: Weekday
  month?: number
  unit?: Unit
  count?: number
  /** 1 to 31, or -1 for the last one. */
  nth?: number
  other?: true
  days?: Weekday[]
  partOfDay?: PartOfDay
  /** Days from today. */
  ahead?: number
  next?: true
  and?: true
  or?: true
  half?: 'am' | 'pm'
  /** „ч.“ after a time, „г.“ after a year, „число“ after a day. */
  hours?: true
  year?: true
  dayNumber?: true
  roles?: Role[]
  /** A word of a phrase only. */
  phrase?: true
}

type PhraseName =
  | 'afterDone'
  | 'ofMonth'
  | 'tonight'
  | 'dayAfterTomorrow'
  | 'everyOther'
  | 'beforeEvery'
  | 'the'
  | 'of'
  | 'through'
  | 'except'

export interface Vocabulary {
  words: Map<string, Meaning>
  phrases: Record<PhraseName, string[][]>
  /** Parts of the day after a time. */
  partsOfDay: { part: PartOfDay; words: string[] }[]
  /** Words before a date or time that make it a part of the title: „about Friday“. */
  blockers: Set<string>
  /** The same before a bare weekday or date only: „Black Friday“. */
  weakBlockers: Set<string>
  /** Words after a number that is not an hour: „в 9 клас“. */
  counted: Set<string>
  /** Words after „5 may“ that make it a verb. */
  verbs: Set<string>
  /** `2.4.`, `18.30`, and hours with a word of their own. */
  hasDots: boolean
}

export const split = (words: string): string[] => words.split(' ').filter(Boolean)

/** Collects words by meaning: `['nth', 1, 'first 1st']`. */
export function wordsOf(entries: [meaning: Meaning, words: string][]): Map<string, Meaning> {
  const found = new Map<string, Meaning>()
  for (const [meaning, words] of entries) {
    for (const word of split(words)) found.set(word, { ...found.get(word), ...meaning })
  }
  return found
}

const merged = (a: Set<string>, b: Set<string>): Set<string> => new Set([...a, ...b])

/** Both vocabularies: English words are read in Bulgarian too. */
export function withEnglish(own: Vocabulary, english: Vocabulary): Vocabulary {
  const phrases = Object.fromEntries(
    Object.entries(own.phrases).map(([name, list]) => [
      name,
      [...list, ...english.phrases[name as keyof Vocabulary['phrases']]],
    ]),
  ) as Vocabulary['phrases']
  return {
    words: new Map([...english.words, ...own.words]),
    phrases,
    partsOfDay: [...own.partsOfDay, ...english.partsOfDay],
    blockers: merged(own.blockers, english.blockers),
    weakBlockers: merged(own.weakBlockers, english.weakBlockers),
    counted: merged(own.counted, english.counted),
    verbs: merged(own.verbs, english.verbs),
    hasDots: own.hasDots,
  }
}

/** Adds the words that have a meaning in phrases only. */
export function complete(vocabulary: Vocabulary): Vocabulary {
  const lists = [...Object.values(vocabulary.phrases), vocabulary.partsOfDay.map(({ words }) => words)]
  for (const word of lists.flat(2)) {
    if (!vocabulary.words.has(word)) vocabulary.words.set(word, { phrase: true })
  }
  return vocabulary
}

/** Phrases as lists of words, the longest first. */
export const phrases = (...texts: string[]): string[][] => texts.map(split).sort((a, b) => b.length - a.length)
