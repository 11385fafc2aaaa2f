import type { Tag } from '@questboard/api/tags/schema'
import { currentLocale } from '../../app/locale.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { currentDay } from '../days/current-day.ts'
import type { NewTask } from './add.ts'
import { peopleProblem } from './due/people-problem.ts'
import { emptyTask } from './empty-task.ts'
import { parseQuickAdd, type QuickAdd, type QuickAddContext } from './quick-add.ts'
import { type NamedPeople, type Person, readPeople } from './quick-add-people.ts'

/** What the reading of a line depends on. */
export type ReadingOptions = {
  tags: readonly Tag[]
  currency: 'gold' | 'ruby'
  /** Whether dates are read. Undefined where a task has no date. */
  dates: boolean | undefined
  /** Whom the line can name. Undefined where a task has no assignees. */
  people?: readonly Person[] | undefined
  /** The group whose tags can be created. */
  groupId?: string | undefined
}

/** A line, and whom it names. */
export type ReadLine = QuickAdd & { named?: NamedPeople }

/** Reads a line of quick add in the language of the app, today and now. */
export function readLine(line: string, { tags, currency, dates, people }: ReadingOptions): ReadLine {
  const context = dates === undefined ? undefined : { ...quickAddNow(), dates }
  if (!people) return parseQuickAdd(line, tags, currentLocale(), currency, context)
  const named = readPeople(line, people)
  const read = parseQuickAdd(named.rest, tags, currentLocale(), currency, context)
  const spans = [...(read.spans ?? []), ...named.spans].sort((a, b) => a.start - b.start)
  return { ...read, named, spans }
}

/** The task of a line, with the members whom it names where they are read. */
export function readNewTask(line: string, options: ReadingOptions): NewTask & { assigned?: string[] } {
  const { title, type, gold, tags, schedule, named } = readLine(line, options)
  return {
    ...emptyTask,
    title,
    type,
    gold,
    tags,
    ...(schedule && { schedule }),
    ...(named && { assigned: named.assigned }),
  }
}

/** Why the people of a line cannot be assigned, or undefined. */
export function problemOf(line: string, { people }: ReadingOptions): string | undefined {
  return people && peopleProblem(readPeople(line, people), people)
}

/** The player's day and the time. */
export function quickAddNow(): Pick<QuickAddContext, 'today' | 'now' | 'dayStartsAt'> {
  const at = new Date()
  const { dayStartsAt = '00:00' } = trpcUtils.profile.read.getData({}) ?? {}
  const now = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  return { today: currentDay(), now, dayStartsAt }
}
