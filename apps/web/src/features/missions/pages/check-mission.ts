import { t } from '@lingui/core/macro'
import { createMissionInput, mostDays } from '@questboard/api/missions/schema'

const { name, notes } = createMissionInput.shape
const mostInName = Number(name.meta()?.maxLength)
const mostInNotes = Number(notes.unwrap().meta()?.maxLength)

type Field = 'name' | 'notes' | 'from' | 'to'

type Written = Record<Field, string>

/** What each field of a mission asks for, when the server refuses it. */
export function missionTexts(): Record<Field, string> {
  return {
    name: t`Write a name, up to ${mostInName} characters.`,
    notes: t`Notes can have up to ${mostInNotes} characters.`,
    from: t`The first day must not be before today.`,
    to: t`The last day must be after the first, at most ${mostDays} days later.`,
  }
}

/**
 * The fields of a mission that the API would refuse, each with the text that says what it asks for. `today` is the
 * player's; left out, the days do not change and are not judged.
 *
 * Specification: Validation rules; Bounds.
 */
export function checkMission(written: Written, today?: string): Partial<Record<Field, string>> {
  const issues = createMissionInput.safeParse({ ...written, tasks: [] }).error?.issues ?? []
  const refused = new Set(issues.map(({ path }) => String(path[0])))
  const texts = missionTexts()
  const faults = Object.entries(texts).filter(([field]) => refused.has(field) && field !== 'from' && field !== 'to')
  return { ...Object.fromEntries(faults), ...(today !== undefined && dayFaults(written, today, refused)) }
}

function dayFaults({ from, to }: Written, today: string, refused: Set<string>): Partial<Record<Field, string>> {
  if (from === '') return { from: t`Choose the first day.` }
  if (to === '') return { to: t`Choose the last day.` }
  if (from < today) return { from: missionTexts().from }
  if (from >= to) return { to: t`The last day must be after the first.` }
  return refused.has('to') ? { to: t`A mission lasts at most ${mostDays} days.` } : {}
}
