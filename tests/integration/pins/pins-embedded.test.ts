import { randomUUID } from 'node:crypto'
import type { Wall } from '@questboard/api/devices/schema'
import { expect, test } from 'vitest'
import { newChild } from '../../support/children.ts'
import { newDevice } from '../../support/device.ts'
import { giveTask, newGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { startTestServer } from '../../support/test-server.ts'

test('guesses are counted, and taps complete once, on the embedded database, too', { timeout: 90_000 }, async () => {
  const server = await startTestServer({ engine: 'embedded' })
  try {
    const { id, creator } = await newGroup(server, { members: 0 })
    const child = await newChild(creator, id)
    await expectOk(creator.send(`PATCH /groups/${id}/children/${child.id}`, { pin: '2580' }))
    const device = await newDevice(server, creator, id)
    const enter = async (pin: string) =>
      (await device.send('POST /device/enter', { userId: child.id, pin })).error?.message ?? 'ok'
    expect(await enter('2580')).toBe('ok')
    const codes = await Promise.all(Array.from({ length: 12 }, () => enter('2581')))
    expect(codes.filter((code) => code === 'wrongPin')).toHaveLength(5)
    expect(await enter('2580')).toBe('pinLocked')
    await expectOk(creator.send(`POST /groups/${id}/children/${child.id}/unlock`))
    const { id: taskId } = await giveTask({ id, creator }, [child])
    const tap = { userId: child.id, taskId, pin: '2580', id: randomUUID() }
    await Promise.all([1, 2, 3].map(() => expectOk(device.send('POST /device/wall/complete', tap))))
    await expectOk(device.send('POST /device/wall/undo', { id: tap.id }))
    const { people } = await expectOk(device.send<Wall>('GET /device/wall'))
    expect(people[0]?.open).toMatchObject([{ taskId, completed: false }])
  } finally {
    await server.close()
  }
})
