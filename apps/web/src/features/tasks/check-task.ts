import { t } from '@lingui/core/macro'
import { createTaskInput, taskGold } from '@questboard/api/tasks/schema'
import type { Currency } from '../../ui/Amount.tsx'
import type { NewTask } from './add.ts'

const { title, notes } = createTaskInput.shape
const maxTitleLength = Number(title.meta()?.maxLength)
const maxNotesLength = Number(notes.unwrap().meta()?.maxLength)
const minGold = Number(taskGold.minValue)
const maxGold = Number(taskGold.maxValue)

export type Field = keyof NewTask

/** The error text of each field. `maxTags` comes from the schema; `currency` is that of the payment. */
export function taskTexts(maxTags?: number, currency: Currency = 'gold'): Record<Field, string> {
  return {
    title: t`Enter a title of up to ${maxTitleLength} characters.`,
    notes: t`Notes can have up to ${maxNotesLength} characters.`,
    gold:
      currency === 'ruby'
        ? t`Enter a whole number of rubies from ${minGold} to ${maxGold}.`
        : t`Enter a whole number of gold from ${minGold} to ${maxGold}.`,
    type: t`Choose a type.`,
    tags: maxTags === undefined ? t`Choose other tags.` : t`Up to ${maxTags} tags per task.`,
    checklist: t`Each checklist item needs a title of up to ${maxTitleLength} characters.`,
    requireResult: t`Choose whether a result is needed.`,
    schedule: t`Choose another date or repetition.`,
    reminders: t`Choose other reminders.`,
  }
}

/** Validates a task against the API's schema and returns an error text for each invalid field. */
export function checkTask(values: unknown, currency?: Currency): Partial<Record<Field, string>> {
  const issues = createTaskInput.safeParse(values).error?.issues ?? []
  const tooMany = issues.find(({ path, code }) => path[0] === 'tags' && code === 'too_big')
  const texts = taskTexts(tooMany && 'maximum' in tooMany ? Number(tooMany.maximum) : undefined, currency)
  const refused = new Set(issues.map(({ path }) => String(path[0])))
  return Object.fromEntries(Object.entries(texts).filter(([field]) => refused.has(field)))
}
