import type { Tag } from '@questboard/api/tags/schema'
import { currentLocale } from '../../app/locale.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { currentDay } from '../days/current-day.ts'
import type { NewTask } from './add.ts'
import { emptyTask } from './empty-task.ts'
import { parseQuickAdd, type QuickAdd, type QuickAddContext } from './quick-add.ts'

/** What the reading of a line depends on. */
export type ReadingOptions = {
  tags: readonly Tag[]
  currency: 'gold' | 'ruby'
  /** Whether dates are read. Undefined where a task has no date. */
  dates: boolean | undefined
}

/** Reads a line of quick add in the language of the app, today and now. */
export function readLine(line: string, { tags, currency, dates }: ReadingOptions): QuickAdd {
  const context = dates === undefined ? undefined : { ...moment(), dates }
  return parseQuickAdd(line, tags, currentLocale(), currency, context)
}

/** The task of a line. */
export function readNewTask(line: string, options: ReadingOptions): NewTask {
  const { title, type, gold, tags, schedule } = readLine(line, options)
  return { ...emptyTask, title, type, gold, tags, ...(schedule && { schedule }) }
}

/** The player's day and the time. */
export function moment(): Pick<QuickAddContext, 'today' | 'now' | 'dayStartsAt'> {
  const at = new Date()
  const { dayStartsAt = '00:00' } = trpcUtils.profile.read.getData({}) ?? {}
  const now = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  return { today: currentDay(), now, dayStartsAt }
}
