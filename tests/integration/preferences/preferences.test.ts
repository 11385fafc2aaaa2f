import type { NotificationPreferences } from '@questboard/api/preferences/schema'
import type { Exported } from '@questboard/api/privacy/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectOk } from '../../support/rest.ts'
import type { Person, TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

let servers: Awaited<ReturnType<typeof twoServers>>
let server: TestServer
beforeAll(async () => {
  servers = await twoServers()
  server = servers.first
})
afterAll(() => servers.close())

const route = '/user/notification-preferences'

const read = (person: Person) => expectOk(person.send<NotificationPreferences>(`GET ${route}`))

const change = (person: Person, body: object) => person.send<NotificationPreferences>(`PUT ${route}`, body)

test('notification preferences are the defaults at first, change field by field, and are part of the export', async () => {
  const ani = await server.person()
  const before = await read(ani)
  expect(before).toMatchObject({ quietFrom: null, quietTo: null, digestAt: null, weekly: false, nudge: false })
  expect(before.types.askTaskApprove).toEqual({ inApp: true, push: true, email: false })
  expect(before.types.taskApprove).toEqual({ inApp: true, push: false, email: false })

  const hours = { quietFrom: '22:00', quietTo: '07:00' }
  const types = { taskApprove: { inApp: true, push: true, email: true }, reminder: { push: false } }
  expect(await expectOk(change(ani, { ...hours, digestAt: '07:30', types }))).toEqual({
    ...before,
    ...hours,
    digestAt: '07:30',
    types: { ...before.types, taskApprove: types.taskApprove, reminder: { inApp: true, push: false, email: false } },
  })
  const after = await expectOk(change(ani, { weekly: true, types: { taskApprove: { push: false } } }))
  expect(after).toMatchObject({ ...hours, weekly: true })
  expect(after.types.taskApprove).toEqual({ inApp: true, push: false, email: true })
  expect(await read(ani)).toEqual(after)
  // What was read can be sent back as it is.
  expect(await expectOk(change(ani, after))).toEqual(after)

  const { account } = await expectOk(ani.send<Exported>('GET /users/profile/export'))
  expect(account.notificationPreferences).toEqual(after)
})

test.each([
  ['one end of the quiet hours', { quietFrom: '22:00' }, 'quietTo'],
  ['one end taken away', { quietFrom: '22:00', quietTo: null }, 'quietTo'],
  ['equal ends', { quietFrom: '22:00', quietTo: '22:00' }, 'quietTo'],
  ['no such hour', { digestAt: '24:00' }, 'digestAt'],
  ['an unknown type', { types: { gossip: { push: true } } }, 'types'],
  ['a type that the app does not show', { types: { sendGems: { inApp: false } } }, 'types.sendGems.inApp'],
  ['no boolean', { types: { sendGems: { push: 'yes' } } }, 'types.sendGems.push'],
])('notification preferences refuse %s', async (_, body, path) => {
  const { status, error } = await change(await server.person(), body)
  expect({ status, code: error.message }).toEqual({ status: 400, code: 'invalidData' })
  expect((error as { details?: { path: string }[] }).details?.[0]?.path.startsWith(path)).toBe(true)
})

test('notification preferences keep every change when two devices change different ones at once', async () => {
  const ani = await server.person()
  const aniElsewhere = onServer(servers.second, ani)
  const types = ['sendGems', 'yourTurn', 'taskTaken', 'poolFull', 'deedApprove', 'rubiesGiven'] as const
  await Promise.all(
    types.map((type, place) => expectOk(change(place % 2 ? ani : aniElsewhere, { types: { [type]: { push: true } } }))),
  )
  const { types: channels } = await read(ani)
  expect(types.filter((type) => !channels[type].push)).toEqual([])
})
