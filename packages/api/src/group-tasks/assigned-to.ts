import type { Membership } from '../groups/change-group.ts'
import { assertAssignable } from '../groups/rules.ts'
import { invalidField } from '../kernel/errors.ts'
import type { GroupTaskRow } from './read-tasks.ts'

interface Assigned {
  assignedUsers: string[]
  forMyself: boolean | undefined
  assignment: GroupTaskRow['assignment']
}

interface Assignment {
  members: Membership[]
  /** What a leader's own task stores: no one approves it, and it pays no rubies. */
  terms: { forMyself: boolean; ruby?: 0; requireApprove?: false }
}

/**
 * The members to whom a leader assigns a task, or the owner of a leader's own task.
 * @param ownerId the leader whose own task it is so far
 * @throws DomainError cannotAssignToYourself, memberNotFound, invalidData: an own task is assigned to others
 *
 * Rules: Groups; Today.
 */
export function assignedTo(
  group: { members: Membership[] },
  me: Membership,
  { assignedUsers, forMyself, assignment }: Assigned,
  ownerId?: string,
): Assignment {
  // Another leader who edits an own task leaves it with its owner.
  const staysOwn = ownerId !== undefined && assignedUsers.length === 1 && assignedUsers[0] === ownerId
  if (!(forMyself ?? staysOwn)) {
    return {
      members: assertAssignable(group, me, assignedUsers, { sharesOut: assignment !== 'each' }),
      terms: { forMyself: false },
    }
  }
  // With the field another leader would otherwise take it over.
  const owner = ownerId ?? me.userId
  if (assignedUsers.some((userId) => userId !== owner)) throw invalidField('assignedUsers', 'only its owner')
  return { members: membershipsOf(group, owner), terms: { forMyself: true, ruby: 0, requireApprove: false } }
}

const membershipsOf = ({ members }: { members: Membership[] }, owner: string): Membership[] =>
  members.filter(({ userId }) => userId === owner)
