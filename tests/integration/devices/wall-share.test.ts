import type { Wall } from '@questboard/api/devices/schema'
import { openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newChild } from '../../support/children.ts'
import { testDatabase, waitingForLocks } from '../../support/database.ts'
import { newDevice } from '../../support/device.ts'
import { giveTask, newGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { type Tap, tapOn } from '../../support/statements.ts'
import { startTestServerOn, type TestServer } from '../../support/test-server.ts'

/** What the walls of a group cost the server. */

let server: TestServer
let tap: Tap
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await testDatabase()
  drop = database.drop
  tap = await tapOn(database.url)
  server = await startTestServerOn(await openPostgres({ url: tap.url }))
})
afterAll(async () => {
  await server.close()
  tap.close()
  await drop()
})

async function newWalls(count: number) {
  const { id, creator } = await newGroup(server)
  const child = await newChild(creator, id)
  await giveTask({ id, creator }, [child], { type: 'daily' })
  const walls: Awaited<ReturnType<typeof newDevice>>[] = []
  for (let nth = 0; nth < count; nth++) walls.push(await newDevice(server, creator, id))
  return walls
}

test('the wall reads only what it shows of a task', async () => {
  const [wall] = await newWalls(1)
  tap.taken()
  expect((await wall?.send<Wall>('GET /device/wall'))?.result.people[0]?.open).toHaveLength(1)
  const ofTasks = tap.taken().filter((text) => text.includes('from "group_tasks"'))
  expect(ofTasks).toHaveLength(1)
  expect(ofTasks[0]).not.toMatch(/"(?:notes|checklist|reminders|result|note|tags)"|string_agg/)
})

test('the walls of a group are read one at a time, and other groups do not wait for them', async () => {
  const [some, others] = [await newWalls(3), await newWalls(1)]
  const locked = Promise.withResolvers<void>()
  const freed = Promise.withResolvers<void>()
  const lock = server.database.transaction(async (tx) => {
    await tx.execute(sql`lock table group_task_states in access exclusive mode`)
    locked.resolve()
    await freed.promise
  })
  await locked.promise
  try {
    const ofSome = some.map(({ send }) => expectOk(send<Wall>('GET /device/wall')))
    await expect.poll(() => waitingForLocks(server.database)).toBe(1)
    const ofOthers = others.map(({ send }) => expectOk(send<Wall>('GET /device/wall')))
    await expect.poll(() => waitingForLocks(server.database)).toBe(2)
    freed.resolve()
    expect(await Promise.all([...ofSome, ...ofOthers])).toHaveLength(4)
  } finally {
    freed.resolve()
    await lock
  }
})
