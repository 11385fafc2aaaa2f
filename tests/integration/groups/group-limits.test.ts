import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCodeOf } from '../../support/error-code.ts'
import { newGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

/** The limits of groups that the operator has set. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ groupLimits: { created: 1, members: 3 } })
})
afterAll(() => server.close())

test('the operator’s limits of groups are in the configuration', async () => {
  expect(await expectOk(server.send('GET /config'))).toMatchObject({ limits: { groupsCreated: 1, groupMembers: 3 } })
})

test('the operator’s limits hold for the groups of a user', async () => {
  const { creator } = await newGroup(server, { members: 0 })
  expect(await errorCodeOf(creator.send('POST /groups', { name: 'Second' }))).toBe('cannotCreateGroup')
})

test('the operator’s limits hold for members and open invitations', async () => {
  const { id, creator } = await newGroup(server, { members: 1 })
  const invite = (email: string) => errorCodeOf(creator.send(`POST /groups/${id}/invite`, { email }))
  expect(await invite('third@example.org')).toBe('ok')
  expect(await invite('fourth@example.org')).toBe('cannotInviteMembers')
})

test('the operator’s limits let a task be assigned to all other members of a large group', async () => {
  const large = await startTestServer({ groupLimits: { created: 2, members: 8 } })
  try {
    const { id, creator, members } = await newGroup(large, { members: 6 })
    const everybody = members.map((member) => member.id)
    const add = (assignedUsers: string[]) =>
      creator.send(`POST /groups/${id}/tasks`, { title: 'Tidy up', type: 'daily', ruby: 1, assignedUsers })
    expect(await expectOk(add(everybody))).toMatchObject({ assignedUsers: everybody })
    const outsiders = [await large.person(), await large.person()]
    expect(await errorCodeOf(add([...everybody, ...outsiders.map((person) => person.id)]))).toBe('invalidData')
  } finally {
    await large.close()
  }
})
