import type { Day } from '../../kernel/clock.ts'
import { weekdayOf } from '../slots.ts'
import { type Now, readDay, type WrittenDay } from './days.ts'
import { after, type Found, hasRole, type Line, phraseAt, weekdaysOf, wordAt } from './line.ts'
import { isEvery, readRule, type WrittenRule } from './repeats.ts'
import { rangeEnd, readTime, type TimeOfDay } from './times.ts'
import type { PartOfDay } from './vocabulary.ts'

/** Parts of a date that touch each other: the words from `from` up to `to`. */
export interface Group {
  from: number
  to: number
  rule: WrittenRule | null
  isDone: boolean
  time: TimeOfDay | null
  day: WrittenDay | null
  start: WrittenDay | null
  until: WrittenDay | null
  part: PartOfDay | null
  isStrong: boolean
  /** Whether it begins without a preposition and without `every`. */
  isBare: boolean
  /** Whether no schedule can say it. */
  isFailed: boolean
}

type Part =
  | { kind: 'rule'; rule: WrittenRule }
  | { kind: 'time'; time: TimeOfDay }
  | { kind: 'day' | 'start' | 'until'; day: WrittenDay }
  | { kind: 'done' }

const emptyGroup = (at: number): Group => ({
  from: at,
  to: at,
  rule: null,
  isDone: false,
  time: null,
  day: null,
  start: null,
  until: null,
  part: null,
  isStrong: false,
  isBare: false,
  isFailed: false,
})

/** The dates of a line, in order. */
export function groupsOf(line: Line, now: Now): Group[] {
  const groups: Group[] = []
  let at = 0
  while (at < line.words.length) {
    const range = rangeEnd(line, at)
    const group = range === null ? readGroup(line, at, now) : null
    if (group) groups.push(group)
    at = range ?? group?.to ?? at + 1
  }
  return groups
}

function readGroup(line: Line, at: number, now: Now): Group | null {
  if (!wordAt(line, at).isDateWord) return null
  // “Mon-Fri” without `every`.
  if (isWeekdays(line, at)) return failedRule(line, at)
  if (isEvery(line, at) && !readRule(line, at)) return failedRule(line, at)
  const first = readPart(line, at, { now, hasRule: false })
  const group = first && added(emptyGroup(at), first, { glue: 'none', today: now.today })
  if (!first || !group) return null
  return excepted(line, extended(line, { ...group, isBare: isBare(first.value) }, now))
}

/** “Every day except Sunday”: no schedule can say it. */
function excepted(line: Line, group: Group): Group {
  const at = after(line, group.to, 'except')
  const { weekday, days } = wordAt(line, at).meaning
  return at > group.to && (weekday ?? days) !== undefined ? { ...group, to: at + 1, isFailed: true } : group
}

/** Adds the parts that follow. */
function extended(line: Line, begun: Group, now: Now): Group {
  let group = begun
  while (group.to < line.words.length) {
    const { glue, at } = glueAt(line, group.to)
    if (rangeEnd(line, at) !== null) break
    if (isWeekdays(line, at) || (isEvery(line, at) && !readRule(line, at))) {
      return { ...failedRule(line, at), from: group.from }
    }
    const part = readPart(line, at, { now, hasRule: group.rule !== null })
    const next = part && added(group, part, { glue, today: now.today })
    if (!next) break
    group = next
  }
  return group
}

type Glue = 'none' | 'comma' | 'and' | 'or'

/** What joins the part before this place to the next part. */
function glueAt(line: Line, at: number): { glue: Glue; at: number } {
  const { meaning, plain, after: punctuation } = wordAt(line, at)
  // “The 5th of every month”.
  if (['of', 'от'].includes(plain) && isEvery(line, at + 1)) return { glue: 'none', at: at + 1 }
  if (meaning.and) return { glue: 'and', at: at + 1 }
  if (meaning.or || plain === '/') return { glue: 'or', at: at + 1 }
  if (plain === '' && punctuation === ',') return { glue: 'comma', at: at + 1 }
  return { glue: wordAt(line, at - 1).after.includes(',') ? 'comma' : 'none', at }
}

/** `every` with something that no schedule can say, such as “every 5th Friday”, up to the last word of a date. */
function failedRule(line: Line, at: number): Group {
  let to = after(line, at, 'beforeEvery') + 1
  while (wordAt(line, to).isDateWord) to++
  return { ...emptyGroup(at), to, isFailed: true }
}

const isWeekdays = (line: Line, at: number): boolean => (weekdaysOf(wordAt(line, at), line)?.length ?? 0) > 1

type PartContext = { now: Now; hasRule: boolean }

function readPart(line: Line, at: number, { now, hasRule }: PartContext): Found<Part> | null {
  if (!line.words[at]) return null
  const found: (Found<Part> | null)[] = [
    mapped(readRule(line, at), (rule) => ({ kind: 'rule', rule })),
    mapped(readTime(line, at), (time) => ({ kind: 'time', time })),
    mapped(readDay(line, at, now), (day) => ({ kind: hasRule && day.isBy ? 'until' : 'day', day })),
  ]
  if (hasRule) {
    const done = phraseAt(line, at, line.vocabulary.phrases.afterDone)
    if (done !== null) found.push({ value: { kind: 'done' }, end: done })
    if (hasRole(line, at, 'from')) {
      found.push(mapped(readDay(line, at + 1, now), (day) => ({ kind: 'start', day })))
    }
    if (hasRole(line, at, 'until')) {
      found.push(mapped(readDay(line, at + 1, now), (day) => ({ kind: 'until', day })))
    }
  }
  return found.reduce((longest, part) => (part && (!longest || part.end > longest.end) ? part : longest), null)
}

const mapped = <From, To>(found: Found<From> | null, map: (value: From) => To): Found<To> | null =>
  found && { value: map(found.value), end: found.end }

const isBare = (part: Part): boolean => {
  if (part.kind === 'time') return !part.time.isIntroduced
  return part.kind === 'day' && !part.day.isIntroduced
}

type Joint = { glue: Glue; today: Day }

/**
 * The group with one more part. Null if the part belongs to another date. Two days with “and” between them are one
 * date, which no schedule can say.
 */
function added(group: Group, { value: part, end }: Found<Part>, joint: Joint): Group | null {
  const next = { ...group, to: end, isFailed: group.isFailed || joint.glue === 'or' }
  const refused = joint.glue === 'none' ? null : { ...next, isFailed: true }
  switch (part.kind) {
    case 'rule':
      return group.rule ? refused : withRule(next, part.rule)
    case 'time':
      return group.time ? refused : { ...next, time: part.time, isStrong: group.isStrong || part.time.isStrong }
    case 'done':
      return { ...next, isDone: true }
    case 'until':
      return group.until ? refused : { ...next, until: part.day }
    case 'start':
      return group.start ? refused : { ...next, start: part.day }
    case 'day':
      return withDay(next, part.day, joint) ?? refused
  }
}

/** A day before or after the rule is its start: “Friday, every 2 weeks”. */
function withRule(group: Group, rule: WrittenRule): Group {
  return { ...group, rule, start: group.day, day: null, part: rule.part ?? group.part, isStrong: true }
}

function withDay(next: Group, day: WrittenDay, { glue, today }: Joint): Group | null {
  const group = { ...next, part: day.part ?? next.part, isStrong: next.isStrong || day.isStrong }
  if (next.rule) return next.start || glue === 'and' ? null : { ...group, start: day }
  if (!next.day) return { ...group, day }
  if (!isSameDay(next.day, day, today)) return null
  return { ...group, day: next.day.kind === 'weekday' ? day : next.day }
}

/** “Friday, 20 March”: a weekday and the date on it. */
function isSameDay(a: WrittenDay, b: WrittenDay, today: Day): boolean {
  if (a.kind === b.kind || (a.kind !== 'weekday' && b.kind !== 'weekday')) return false
  const [day, same] = [a.on(today), b.on(today)]
  return day !== null && same !== null && weekdayOf(day) === weekdayOf(same)
}
