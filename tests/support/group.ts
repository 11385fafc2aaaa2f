import type { GroupTask } from '@questboard/api/group-tasks/schema'
import { expectOk } from './rest.ts'
import type { Person, TestServer } from './test-server.ts'

/** A player in a group: `memberId` is the membership, `id` the player. */
export interface InGroup extends Person {
  memberId: string
}

export interface TestGroup {
  id: string
  name: string
  creator: InGroup
  leaders: InGroup[]
  members: InGroup[]
  /** Adds a new member. */
  join(role: 'leader' | 'member'): Promise<InGroup>
}

interface Shown {
  id: string
  currentMember: { id: string }
}

/** A group of newly registered players. The creator invites each, and promotes some to leaders. */
export async function newGroup(
  server: Pick<TestServer, 'person'>,
  { name = 'Family', leaders = 0, members = 1 }: { name?: string; leaders?: number; members?: number } = {},
): Promise<TestGroup> {
  const creator = await server.person()
  const { id, currentMember } = await expectOk(creator.send<Shown>('POST /groups', { name }))
  const group: TestGroup = {
    id,
    name,
    creator: { ...creator, memberId: currentMember.id },
    leaders: [],
    members: [],
    async join(role) {
      const person = await server.person()
      const memberId = await joinByInvitation(group, person)
      const joined = { ...person, memberId }
      if (role === 'member') {
        group.members.push(joined)
      } else {
        await expectOk(creator.send(`PATCH /groups/${id}/members/${memberId}/promote-leader`))
        group.leaders.push(joined)
      }
      return joined
    },
  }
  for (let count = 0; count < leaders; count++) await group.join('leader')
  for (let count = 0; count < members; count++) await group.join('member')
  return group
}

type Led = { id: string; creator: Pick<Person, 'send'> }

/** A task of a group for some members: dishes, for 5 rubies. `about` replaces fields. */
export const giveTask = ({ id, creator }: Led, to: readonly { id: string }[], about: object = {}) =>
  expectOk(
    creator.send<GroupTask>(`POST /groups/${id}/tasks`, {
      title: 'Dishes',
      ruby: 5,
      type: 'todo',
      assignedUsers: to.map((member) => member.id),
      ...about,
    }),
  )

/** @returns the id of the membership */
export async function joinByInvitation(group: Led, person: Person): Promise<string> {
  const { invitationId } = await expectOk(
    group.creator.send<{ invitationId: string }>(`POST /groups/${group.id}/invite`, { email: person.email }),
  )
  const { currentMember } = await expectOk(person.send<Shown>(`POST /groups/accept/${invitationId}`))
  return currentMember.id
}
