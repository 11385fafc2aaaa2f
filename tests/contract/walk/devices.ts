import { type Caller, type CallFixtures, ok, password, tokenIn } from './call-fixtures.ts'

/**
 * A shared device: it is paired, shows the wall, lets a child in, and is revoked. Then a browser becomes one itself.
 */
export async function walkDevices(
  { visitor, apiOf }: CallFixtures,
  groupId: string,
  { api, email }: Caller,
): Promise<void> {
  const inGroup = { params: { path: { groupId } } }
  const { code } = await ok(api.POST('/groups/{groupId}/devices/code', { ...inGroup, body: { name: 'Tablet' } }))
  const { device, token } = await ok(visitor.POST('/devices/pair', { body: { code } }))
  const ofDevice = { params: { path: { groupId, deviceId: device.id } } }
  await ok(api.GET('/groups/{groupId}/devices', inGroup))
  await ok(api.PATCH('/groups/{groupId}/devices/{deviceId}', { ...ofDevice, body: { lockAfter: 10 } }))
  const { child } = await ok(
    api.POST('/groups/{groupId}/children', { ...inGroup, body: { name: 'Iva', consent: true } }),
  )
  const task = await ok(
    api.POST('/groups/{groupId}/tasks', {
      ...inGroup,
      body: { title: 'Set the table', ruby: 2, type: 'daily', assignedUsers: [child.userId] },
    }),
  )
  const tablet = apiOf(token)
  await ok(tablet.GET('/device/people'))
  await ok(tablet.GET('/device/wall'))
  const id = crypto.randomUUID()
  await ok(tablet.POST('/device/wall/complete', { body: { userId: child.userId, taskId: task.id, id } }))
  await ok(tablet.POST('/device/wall/undo', { body: { id } }))
  const entered = await ok(tablet.POST('/device/enter', { body: { userId: child.userId } }))
  await ok(apiOf(entered.token).POST('/device/leave'))
  await ok(api.DELETE('/groups/{groupId}/devices/{deviceId}', ofDevice))
  await ok(api.DELETE('/groups/{groupId}/children/{userId}', { params: { path: { groupId, userId: child.userId } } }))
  await ok(api.POST('/children/{userId}/deletion', { params: { path: { userId: child.userId } }, body: { password } }))
  const session = await ok(visitor.POST('/auth/login', { body: { email, password } }))
  await ok(apiOf(tokenIn(session)).POST('/groups/{groupId}/devices', { ...inGroup, body: { name: 'Laptop' } }))
}
