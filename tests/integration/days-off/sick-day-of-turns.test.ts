import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { Load } from '@questboard/api/groups/schema'
import { groups } from '@questboard/db/schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { newChild } from '../../support/children.ts'
import { giveTask, type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'
import { ownTask } from '../../support/turns.ts'

/** A day of illness in groups that no one has opened since that day. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
// A Tuesday.
beforeEach(() => server.clock.set('2026-03-10T10:00:00Z'))

const illness = { kind: 'sick', from: '2026-03-12', to: '2026-03-12' }

const inUtc = () => server.database.queries.update(groups).set({ timeZone: 'UTC' })

type Led = Pick<TestGroup, 'id' | 'creator'>

/** The group is opened each day up to that of the illness, on which it is the first member’s turn again. */
async function reachDayAfter({ id, creator }: Led): Promise<void> {
  for (const day of ['2026-03-11', '2026-03-12']) {
    server.clock.set(`${day}T10:00:00Z`)
    await expectOk(creator.send(`GET /groups/${id}`))
  }
  server.clock.set('2026-03-13T10:00:00Z')
}

async function missedBy(
  { id, creator }: Pick<TestGroup, 'id' | 'creator'>,
  userId: string,
): Promise<number | undefined> {
  const { weeks } = await expectOk(creator.send<Load>(`GET /groups/${id}/load?weeks=1`))
  return weeks[0]?.members.find((member) => member.userId === userId)?.missed
}

test('gives back the turn that the member missed on it', async () => {
  const group = await newGroup(server, { members: 2 })
  const [ani, boyan] = group.members as [InGroup, InGroup]
  await inUtc()
  const turns = await giveTask(group, [ani, boyan], { type: 'daily', assignment: 'rotation' })
  await expectOk(ani.send(`PATCH /groups/${group.id}/users/${ani.id}/tasks/${turns.id}/complete`, {}))
  await reachDayAfter(group)
  await expectOk(ani.send('POST /users/profile/days-off', illness))
  expect(await ownTask(group, turns, ani)).toMatchObject({ streak: 1 })
  expect([await missedBy(group, ani.id), await missedBy(group, boyan.id)]).toEqual([0, 1])
  expect(await audit(server.database)).toEqual([])
})

test('gives back the turn that a child missed on it in its other group', async () => {
  const { id, creator } = await newGroup(server, { members: 0 })
  const child = await newChild(creator, id)
  const other = { id: (await expectOk(creator.send<{ id: string }>('POST /groups', { name: 'Club' }))).id, creator }
  await expectOk(creator.send(`POST /groups/${other.id}/children/${child.id}/join`))
  await inUtc()
  const turns = await giveTask(other, [child, creator], { type: 'daily', assignment: 'rotation' })
  const ofChild = `/groups/${other.id}/users/${child.id}/tasks` as const
  await expectOk(creator.send(`POST ${ofChild}/${turns.id}/complete-for`, {}))
  await reachDayAfter(other)
  await expectOk(creator.send(`POST /groups/${id}/children/${child.id}/days-off`, illness))
  const tasks = await expectOk(creator.send<UserGroupTask[]>(`GET ${ofChild}`))
  expect(tasks).toMatchObject([{ id: turns.id, streak: 1 }])
  expect([await missedBy(other, child.id), await missedBy(other, creator.id)]).toEqual([0, 1])
  expect(await audit(server.database)).toEqual([])
})
