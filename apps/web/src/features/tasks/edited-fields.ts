/** A value as text. The order of tags, and of the fields of a schedule, does not matter. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted())
  return JSON.stringify(value && typeof value === 'object' ? Object.entries(value).sort() : value)
}

type Written = { checklist?: readonly { id: string; title: string }[]; reminders?: readonly unknown[] }

/**
 * The fields of a task, personal or of a group, that were changed since its form opened. The order of tags and the ticks
 * do not matter.
 */
export function editedFields<Fields extends object>(
  { checklist = [], reminders = [], ...task }: Written,
  written: Fields,
): Partial<Fields> {
  const before = { ...task, reminders, checklist: checklist.map(({ id, title }) => ({ id, title })) }
  const edited = Object.entries(written).filter(
    ([field, value]) => sorted(value) !== sorted(before[field as keyof typeof before]),
  )
  return Object.fromEntries(edited) as Partial<Fields>
}
