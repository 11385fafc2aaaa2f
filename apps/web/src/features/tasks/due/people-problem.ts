import { t } from '@lingui/core/macro'
import type { NamedPeople, Person } from '../quick-add-people.ts'

/** Why the people whom a line names cannot be assigned, or undefined. */
export function peopleProblem(
  { unknown, ambiguous, assigned }: NamedPeople,
  people: readonly Person[],
): string | undefined {
  const [name] = unknown
  if (name !== undefined) return t`No one here is called “${name}”.`
  const [twice] = ambiguous
  if (twice) {
    const [one, other] = twice.people.map((person) => person.name)
    const { written } = twice
    return one === undefined || other === undefined || one === other
      ? t`More than one person is called “${written}”. Choose in the form: More…`
      : t`Who is “${written}”: ${one} or ${other}?`
  }
  const isOwn = people.some(({ id, isMe }) => isMe && assigned.includes(id))
  return isOwn && assigned.length > 1 ? t`A task for yourself can’t also be for others.` : undefined
}
