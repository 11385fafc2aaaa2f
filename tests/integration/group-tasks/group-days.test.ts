import { sweepDays } from '@questboard/api'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { giveTask, type InGroup, joinByInvitation, newGroup, type TestGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { openStream, type TestStream } from '../../support/stream.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let group: TestGroup
let ann: InGroup

const streams: TestStream[] = []

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  group = await newGroup(server)
  ann = group.members[0] as InGroup
})
afterEach(() => {
  for (const stream of streams.splice(0)) stream.leave()
})

const today = () => server.clock.now().toISOString().slice(0, 10)

const startDay = (who: Person) => expectOk(who.send('GET /users/profile'))

const give = (to: InGroup, about: object = {}, by: Pick<TestGroup, 'id' | 'creator'> = group) =>
  giveTask(by, [to], { type: 'daily', ...about })

const rename = ({ id, creator }: Pick<TestGroup, 'id' | 'creator'>) =>
  expectOk(
    creator.send(`PUT /groups/${id}`, { name: 'Club', leaderRoleDisplayName: null, memberRoleDisplayName: null }),
  )

/** Collects the group events that an open window receives from now on. */
async function windowOf(who: Person): Promise<() => Promise<string | undefined>> {
  const stream = await openStream(`${server.url}/trpc/notifications.live?input=${encodeURIComponent('{}')}`, who.token)
  streams.push(stream)
  const next = async (kind: string) => {
    for (let event = await stream.next(); event; event = await stream.next()) {
      const data = event.data as { kind?: string; groupId?: string } | null
      if (data?.kind === kind) return data.groupId
    }
    return undefined
  }
  // Sent on opening: from here on the window listens.
  await next('count')
  return () => next('groupChanged')
}

test.each([
  ['an active player', () => startDay(ann)],
  ['an inactive player', () => sweepDays(server.services)],
])('the rollover of %s sends an event to the groups whose items it changed', async (_who, turn) => {
  const [quiet, last] = [await newGroup(server, { members: 0 }), await newGroup(server, { members: 0 })]
  for (const otherGroup of [quiet, last]) {
    await joinByInvitation(otherGroup, group.creator)
    await joinByInvitation(otherGroup, ann)
  }
  const { id } = await give(ann)
  await expectOk(ann.send(`PATCH /groups/${group.id}/users/${ann.id}/tasks/${id}/complete`))
  // This item has not changed, so the rollover does not write it.
  await give(ann, {}, quiet)
  server.clock.advance({ days: 1 })
  await startDay(group.creator)
  const creators = await windowOf(group.creator)
  await turn()
  // Once one window has heard of the rollover, a window opened later cannot hear of it.
  expect(await creators()).toBe(group.id)
  const anns = await windowOf(ann)
  await rename(last)
  expect(await creators()).toBe(last.id)
  expect(await anns()).toBe(last.id)
})

test('sends an event when a mission begins or fails', async () => {
  const from = server.clock.day(1)
  const to = server.clock.day(2)
  await expectOk(
    group.creator.send(`POST /groups/${group.id}/missions`, { name: 'Spring', from, to, assignedUsers: [ann.id] }),
  )
  const window = await windowOf(group.creator)
  for (const status of ['active', 'failed']) {
    server.clock.set(`${status === 'active' ? from : to}T23:30:00Z`)
    if (status === 'failed') server.clock.advance({ hours: 1 })
    await startDay(ann)
    expect(await window()).toBe(group.id)
    const missions = await expectOk(ann.send(`GET /groups/${group.id}/users/${ann.id}/missions`))
    expect(missions).toMatchObject([{ status }])
  }
})

test('sends an event when the end of a holiday moves the last day of a mission', async () => {
  const to = server.clock.day(1)
  await expectOk(
    group.creator.send(`POST /groups/${group.id}/missions`, {
      name: 'Spring',
      from: today(),
      to,
      assignedUsers: [ann.id],
    }),
  )
  const holiday = (holidayMode: boolean) => expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode }))
  await holiday(true)
  server.clock.advance({ days: 3 })
  await startDay(ann)
  const window = await windowOf(group.creator)
  await holiday(false)
  expect(await window()).toBe(group.id)
})

test('sends no event for items that the player no longer has', async () => {
  const otherGroup = await newGroup(server, { members: 0 })
  await joinByInvitation(otherGroup, group.creator)
  const { id } = await give(ann)
  await expectOk(ann.send(`PATCH /groups/${group.id}/users/${ann.id}/tasks/${id}/complete`))
  await expectOk(group.creator.send(`DELETE /groups/${group.id}/users/${ann.id}/tasks/${id}`))
  server.clock.advance({ days: 1 })
  await startDay(group.creator)
  const window = await windowOf(group.creator)
  // What was sent before the window opened may arrive late, but before this.
  await rename(otherGroup)
  while ((await window()) !== otherGroup.id) {}
  await startDay(ann)
  await rename(otherGroup)
  expect(await window()).toBe(otherGroup.id)
})
