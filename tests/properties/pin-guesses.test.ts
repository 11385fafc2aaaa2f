import { randomUUID } from 'node:crypto'
import { DomainError, type Services } from '@questboard/api'
import { devices, pins } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPin } from '../../packages/api/src/pins/check-pin.ts'
import { forgiveGuess } from '../../packages/api/src/pins/count-guess.ts'
import { newChild } from '../support/children.ts'
import { newGroup } from '../support/group.ts'
import { expectOk } from '../support/rest.ts'
import { twoServers } from '../support/two-servers.ts'

/** However many guess at once, on two servers, only as many PINs are compared as are allowed. */

let servers: Awaited<ReturnType<typeof twoServers>>
beforeAll(async () => {
  servers = await twoServers()
})
afterAll(() => servers.close())

async function newTarget() {
  const { first: server } = servers
  const { id, name, creator } = await newGroup(server, { members: 0 })
  const child = await newChild(creator, id)
  await expectOk(creator.send(`PATCH /groups/${id}/children/${child.id}`, { pin: '258013' }))
  const newDevice = async () => {
    const deviceId = randomUUID()
    const now = server.clock.now()
    const expiresAt = server.clock.fromNow({ days: 1 })
    const row = { id: deviceId, groupId: id, name: 'Tablet', tokenHash: deviceId, createdAt: now, expiresAt }
    await server.database.queries.insert(devices).values(row)
    return { userId: child.id, deviceId, groupId: id, today: '2026-03-10', groupName: name }
  }
  const noticesOf = () =>
    creator
      .send<{ notifications: { type: string }[] }>('GET /user/notifications')
      .then(({ result }) => result.notifications.filter(({ type }) => type === 'pinLocked'))
  return { creator, child, groupId: id, newDevice, noticesOf }
}

type Target = Awaited<ReturnType<Awaited<ReturnType<typeof newTarget>>['newDevice']>>

/** `right`, `wrong`: the PIN was compared; `locked` or the seconds to wait: it was not. */
async function guess(services: Services, target: Target, pin: string): Promise<string | number> {
  try {
    const counted = await checkPin(services, { ...target, pin })
    if (!counted) return 'none'
    const isRight = await services.database.transaction((tx) => forgiveGuess(tx, target, counted))
    return isRight ? 'right' : 'changed'
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'wrongPin') return 'wrong'
    if (error.code === 'pinLocked') return error.retryAfter ?? 'locked'
    throw error
  }
}

/** The queue of hashes holds thirty at a time, and refuses more with an error of its own. */
const inTurns = async <Result>(count: number, work: (place: number) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (let from = 0; from < count; from += 25) {
    results.push(...(await Promise.all(Array.from({ length: Math.min(25, count - from) }, (_, i) => work(from + i)))))
  }
  return results
}

test.each(Array.from({ length: 10 }, (_, round) => [round]))(
  '50 at once: at most five are compared, then one waits a minute (round %i)',
  async () => {
    const { newDevice, noticesOf } = await newTarget()
    const target = await newDevice()
    const { first: server, second } = servers
    const outcomes = await inTurns(50, (place) =>
      guess(place % 2 === 0 ? server.services : second.services, target, String(100_000 + place)),
    )
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 60)).toHaveLength(45)
    expect(await guess(server.services, target, '258013')).toBe(60)
    expect(await noticesOf()).toHaveLength(1)
  },
)

test('the waits grow from one wrong PIN to the next, and a right one ends them', async () => {
  const { newDevice } = await newTarget()
  const target = await newDevice()
  const { services, clock } = servers.first
  for (let count = 0; count < 5; count++) expect(await guess(services, target, '111111')).toBe('wrong')
  for (const minutes of [1, 5, 15, 60, 60]) {
    expect(await guess(services, target, '258013')).toBe(minutes * 60)
    clock.advance({ minutes, seconds: -1 })
    expect(await guess(services, target, '258013')).toBe(1)
    clock.advance({ seconds: 1 })
    expect(await guess(services, target, '111111')).toBe('wrong')
  }
  clock.advance({ minutes: 60 })
  expect(await guess(services, target, '258013')).toBe('right')
  for (let count = 0; count < 5; count++) expect(await guess(services, target, '111111')).toBe('wrong')
  expect(await guess(services, target, '111111')).toBe(60)
})

test('a device is not locked by another, until 20 wrong ones of a day; then a leader unlocks at once', async () => {
  const { creator, child, groupId, newDevice, noticesOf } = await newTarget()
  const { services } = servers.first
  for (let device = 0; device < 4; device++) {
    const target = await newDevice()
    for (let count = 0; count < 5; count++) expect(await guess(services, target, '111111')).toBe('wrong')
  }
  const fifth = await newDevice()
  expect(await guess(services, fifth, '258013')).toBe('locked')
  expect(await guess(services, { ...fifth, today: '2026-03-11' }, '258013')).toBe('locked')
  expect(await noticesOf()).toHaveLength(1)
  await expectOk(creator.send(`POST /groups/${groupId}/children/${child.id}/unlock`))
  expect(await noticesOf()).toEqual([])
  expect(await guess(services, fifth, '258013')).toBe('right')
})

test('a right PIN as the last guess of a day does not lock', async () => {
  const { child, newDevice } = await newTarget()
  const { services, database } = servers.first
  const target = await newDevice()
  await database.queries.update(pins).set({ wrong: 19, wrongDay: target.today }).where(eq(pins.userId, child.id))
  expect(await guess(services, target, '258013')).toBe('right')
  const [row] = await database.queries.select().from(pins).where(eq(pins.userId, child.id))
  expect(row).toMatchObject({ wrong: 19, lockedAt: null })
  expect(await guess(services, target, '111111')).toBe('wrong')
  expect(await guess(services, target, '258013')).toBe('locked')
})

test('a new day forgets the wrong ones of the day before', async () => {
  const { child, newDevice } = await newTarget()
  const { services, database } = servers.first
  const target = await newDevice()
  await database.queries.update(pins).set({ wrong: 19, wrongDay: target.today }).where(eq(pins.userId, child.id))
  expect(await guess(services, { ...target, today: '2026-03-11' }, '111111')).toBe('wrong')
  const [row] = await database.queries.select().from(pins).where(eq(pins.userId, child.id))
  expect(row).toMatchObject({ wrong: 1, wrongDay: '2026-03-11', lockedAt: null })
})

test('a thousand wrong PINs in random bursts never succeed, and the PIN is locked', async () => {
  const { child, newDevice } = await newTarget()
  const { first: server, second } = servers
  const targets = await Promise.all(Array.from({ length: 10 }, newDevice))
  const outcomes = await inTurns(1000, (place) =>
    guess(
      place % 2 === 0 ? server.services : second.services,
      targets[place % targets.length] as Target,
      String(10_000 + place),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'wrong').length).toBe(20)
  expect(outcomes).not.toContain('right')
  const [row] = await server.database.queries.select().from(pins).where(eq(pins.userId, child.id))
  expect(row?.lockedAt).not.toBeNull()
})

test('with the key of another server, a guess is not counted', async () => {
  const { child, newDevice } = await newTarget()
  const { services, database } = servers.first
  const target = await newDevice()
  const log = { error: () => {}, info: () => {} }
  const stranger = { ...services, log, pinKey: async () => 'another key of thirty-two letters' }
  await expect(checkPin(stranger, { ...target, pin: '258013' })).rejects.toMatchObject({ code: 'serviceUnavailable' })
  const [row] = await database.queries.select().from(pins).where(eq(pins.userId, child.id))
  expect(row).toMatchObject({ wrong: 0, lockedAt: null })
  expect(await guess(services, target, '258013')).toBe('right')
})
