import { t } from '@lingui/core/macro'
import { createMissionInput, maxDays } from '@questboard/api/missions/schema'

const { name, notes } = createMissionInput.shape
const maxNameLength = Number(name.meta()?.maxLength)
const maxNotesLength = Number(notes.unwrap().meta()?.maxLength)

type Field = 'name' | 'notes' | 'from' | 'to'

type FormValues = Record<Field, string>

/** The error text of each field, for refusals by the server. */
export function missionTexts(): Record<Field, string> {
  return {
    name: t`Enter a name of up to ${maxNameLength} characters.`,
    notes: t`Notes can have up to ${maxNotesLength} characters.`,
    from: t`The first day can’t be before today.`,
    to: t`The last day must be after the first, at most ${maxDays} days later.`,
  }
}

/**
 * Validates a mission against the API's schema and returns an error text for each invalid field. `today` is the
 * player's date; without it the dates are not validated, because they do not change.
 *
 * Rules: Missions; Bounds.
 */
export function checkMission(written: FormValues, today?: string): Partial<Record<Field, string>> {
  const issues = createMissionInput.safeParse({ ...written, tasks: [] }).error?.issues ?? []
  const refused = new Set(issues.map(({ path }) => String(path[0])))
  const texts = missionTexts()
  const faults = Object.entries(texts).filter(([field]) => refused.has(field) && field !== 'from' && field !== 'to')
  return { ...Object.fromEntries(faults), ...(today !== undefined && dayFaults(written, today, refused)) }
}

function dayFaults({ from, to }: FormValues, today: string, refused: Set<string>): Partial<Record<Field, string>> {
  if (from === '') return { from: t`Choose the first day.` }
  if (to === '') return { to: t`Choose the last day.` }
  if (from < today) return { from: missionTexts().from }
  if (from >= to) return { to: t`The last day must be after the first.` }
  return refused.has('to') ? { to: t`A mission lasts at most ${maxDays} days.` } : {}
}
