import type { ChildAdded } from '@questboard/api/children/schema'
import { expectOk } from './rest.ts'
import type { Person } from './test-server.ts'

/** The child that a leader has added: `memberId` is the membership, `id` the player. */
export interface TestChild {
  id: string
  memberId: string
}

/** Adds a child to a group. The leader becomes its guardian. */
export async function newChild(leader: Pick<Person, 'send'>, groupId: string, name = 'Mira'): Promise<TestChild> {
  const { child, member } = await expectOk(
    leader.send<ChildAdded>(`POST /groups/${groupId}/children`, {
      name,
      consent: true,
    }),
  )
  return { id: child.userId, memberId: member.id }
}
