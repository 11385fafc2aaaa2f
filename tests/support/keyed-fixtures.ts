import { grant } from './grant.ts'
import { grantRubies } from './grant-rubies.ts'
import { newGroup } from './group.ts'
import { expectOk } from './rest.ts'
import type { Call, Person, TestServer } from './test-server.ts'

export interface Item {
  id: string
}

export const idOf = ({ id }: Item) => id

export const task = { title: 'Walk', gold: 5, type: 'todo' }

export const days = { from: '2026-03-10', to: '2026-03-20' }

export async function newRichPerson(server: TestServer): Promise<Person> {
  const person = await server.person()
  await grant(server, person, { gold: 5000, gems: 5000 })
  return person
}

export const createItem = async (by: Person, call: Call, body: object): Promise<string> =>
  (await expectOk(by.send<Item>(call, body))).id

/** A group with a member, and items of its creator for that member. */
export async function createKeyedFixtures(server: TestServer) {
  const { id, creator, members } = await newGroup(server)
  const member = members[0] as (typeof members)[number]
  await grant(server, creator, { gems: 500 })
  await grantRubies(server, id, member, 500)
  const own = { id, creator, member, assignedUsers: [member.id] }
  return {
    ...own,
    make: (kind: string, body: object) => createItem(creator, `POST /groups/${id}/${kind}` as Call, body),
  }
}

export async function newMission(server: TestServer) {
  const by = await newRichPerson(server)
  const { id, tasks } = await expectOk(
    by.send<Item & { tasks: Item[] }>('POST /user/missions', { name: 'Spring', ...days, tasks: [task] }),
  )
  return { by, id, taskId: tasks[0]?.id ?? '' }
}
