import { t } from '@lingui/core/macro'
import { createTaskInput, taskGold } from '@questboard/api/tasks/schema'
import type { Currency } from '../../ui/Amount.tsx'
import type { NewTask } from './add.ts'

const { title, notes } = createTaskInput.shape
const mostInTitle = Number(title.meta()?.maxLength)
const mostInNotes = Number(notes.unwrap().meta()?.maxLength)
const leastGold = Number(taskGold.minValue)
const mostGold = Number(taskGold.maxValue)

export type Field = keyof NewTask

/** The error text of each field. `mostTags` comes from the schema; `currency` is that of the payment. */
export function taskTexts(mostTags?: number, currency: Currency = 'gold'): Record<Field, string> {
  return {
    title: t`Enter a title of up to ${mostInTitle} characters.`,
    notes: t`Notes can have up to ${mostInNotes} characters.`,
    gold:
      currency === 'ruby'
        ? t`Enter a whole number of rubies from ${leastGold} to ${mostGold}.`
        : t`Enter a whole number of gold from ${leastGold} to ${mostGold}.`,
    type: t`Choose a type.`,
    tags: mostTags === undefined ? t`Choose other tags.` : t`Up to ${mostTags} tags per task.`,
    checklist: t`Each checklist item needs a title of up to ${mostInTitle} characters.`,
    requireResult: t`Choose whether a result is needed.`,
    schedule: t`Choose another date or repetition.`,
    reminders: t`Choose other reminders.`,
  }
}

/** Validates a task against the API's schema and returns a text for each invalid field. */
export function checkTask(values: unknown, currency?: Currency): Partial<Record<Field, string>> {
  const issues = createTaskInput.safeParse(values).error?.issues ?? []
  const tooMany = issues.find(({ path, code }) => path[0] === 'tags' && code === 'too_big')
  const texts = taskTexts(tooMany && 'maximum' in tooMany ? Number(tooMany.maximum) : undefined, currency)
  const refused = new Set(issues.map(({ path }) => String(path[0])))
  return Object.fromEntries(Object.entries(texts).filter(([field]) => refused.has(field)))
}
