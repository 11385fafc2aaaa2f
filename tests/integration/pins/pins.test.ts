import { randomUUID } from 'node:crypto'
import type { Child, ChildAdded } from '@questboard/api/children/schema'
import { idempotencyKeys, notifications, pinAttempts, pins } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newChild } from '../../support/children.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { newGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

/** PINs of children and of account holders, and their settings. Entering with them is tested with shared devices. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const rowOf = async (userId: string) => {
  const [row] = await server.database.queries.select().from(pins).where(eq(pins.userId, userId))
  return row
}

describe('the PIN of an account holder', () => {
  const set = ({ send }: Person, pin: string | null | undefined, wall = 'off', password = goodPassword) =>
    send('PUT /users/profile/pin', { password, pin, wall })

  test('is set, changed and removed with the password', async () => {
    const person = await server.person()
    const read = () => expectOk(person.send<object>('GET /users/profile/pin'))
    expect(await read()).toEqual({ pin: false, locked: false, wall: 'off' })
    expect(await errorCodeOf(set(person, '2580', 'pin', 'wrong password'))).toBe('incorrectOldPassword')
    expect(await read()).toEqual({ pin: false, locked: false, wall: 'off' })
    await expectOk(set(person, '2580', 'pin'))
    expect(await read()).toEqual({ pin: true, locked: false, wall: 'pin' })
    const before = await rowOf(person.id)
    await expectOk(set(person, undefined, 'tap'))
    expect(await read()).toEqual({ pin: true, locked: false, wall: 'tap' })
    expect((await rowOf(person.id))?.hash).toBe(before?.hash)
    await expectOk(set(person, '258013'))
    expect((await rowOf(person.id))?.hash).not.toBe(before?.hash)
    await expectOk(set(person, null))
    expect(await read()).toEqual({ pin: false, locked: false, wall: 'off' })
  })

  test.each(['1234', '4321', '0000', '555555', '12', '1234567', '12a4', '', ' 2580'])('is not %j', async (pin) => {
    const person = await server.person()
    expect(await errorCodeOf(set(person, pin))).toBe('invalidData')
    expect(await rowOf(person.id)).toBeUndefined()
  })

  test('is needed for a wall that asks for it', async () => {
    const person = await server.person()
    expect(await errorCodeOf(set(person, null, 'pin'))).toBe('invalidData')
    expect(await errorCodeOf(set(person, undefined, 'pin'))).toBe('invalidData')
    expect(await rowOf(person.id)).toBeUndefined()
  })

  test('cannot be used as a password', async () => {
    const person = await server.person()
    await expectOk(set(person, '2580'))
    const login = { email: person.email, password: '2580' }
    expect(await errorCodeOf(server.send('POST /auth/login', login))).toBe('wrongCredentials')
  })

  test('is stored only as a hash, which a key outside the database protects', async () => {
    const person = await server.person()
    await expectOk(set(person, '258069'))
    expect((await rowOf(person.id))?.hash).toMatch(/^[\w-]{8}:\$argon2id\$/)
    const exported = JSON.stringify(await expectOk(person.send('GET /users/profile/export')))
    expect(exported).not.toContain('258069')
    expect(exported).not.toContain('argon2')
  })
})

describe('the PIN of a child', () => {
  test('is given when it is added, may be simple, and is changed and removed by leaders', async () => {
    const { id, creator, members } = await newGroup(server)
    const body = { name: 'Mira', consent: true, pin: '1111' }
    const { child } = await expectOk(creator.send<ChildAdded>(`POST /groups/${id}/children`, body))
    expect(child).toMatchObject({ pin: true, locked: false, wall: 'pin' })
    const path = `/groups/${id}/children/${child.userId}` as const
    expect(await errorCodeOf((members[0] as Person).send(`PATCH ${path}`, { pin: '2222' }))).toBe(
      'notLeaderInThisGroup',
    )
    expect(await expectOk(creator.send<Child>(`PATCH ${path}`, { pin: '2222', wall: 'tap' }))).toMatchObject({
      pin: true,
      wall: 'tap',
    })
    await expectOk(creator.send(`PATCH ${path}`, { wall: 'pin' }))
    expect(await expectOk(creator.send<Child>(`PATCH ${path}`, { pin: null }))).toMatchObject({
      pin: false,
      wall: 'tap',
    })
    expect(await errorCodeOf(creator.send(`PATCH ${path}`, { wall: 'pin' }))).toBe('invalidData')
    expect(await expectOk(creator.send<Child>(`PATCH ${path}`, { wall: 'off' }))).toMatchObject({ wall: 'off' })
    expect(await errorCodeOf(creator.send(`PATCH ${path}`, { pin: '123' }))).toBe('invalidData')
  })

  test('is not in the stored hash of the call that adds the child', async () => {
    const { id, creator } = await newGroup(server, { members: 0 })
    const body = { name: 'Mira', consent: true, id: randomUUID() }
    await expectOk(creator.send(`POST /groups/${id}/children`, { ...body, pin: '1111' }))
    const [row] = await server.database.queries.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, body.id))
    const otherBody = { ...body, id: randomUUID() }
    await expectOk(creator.send(`POST /groups/${id}/children`, { ...otherBody, pin: '987654' }))
    const [same] = await server.database.queries
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, otherBody.id))
    expect(row?.contentHash).toBe(same?.contentHash)
  })

  test('is unlocked by a leader, for this child alone', async () => {
    const { id, creator, members } = await newGroup(server)
    const [child, sibling] = [await newChild(creator, id), await newChild(creator, id, 'Ani')]
    const lockedAt = server.clock.now()
    for (const { id: userId } of [child, sibling]) {
      await expectOk(creator.send(`PATCH /groups/${id}/children/${userId}`, { pin: '2580' }))
      await server.database.queries.update(pins).set({ lockedAt, wrong: 20 }).where(eq(pins.userId, userId))
    }
    const path = `/groups/${id}/children/${child.id}/unlock` as const
    expect(await errorCodeOf((members[0] as Person).send(`POST ${path}`))).toBe('notLeaderInThisGroup')
    expect(await expectOk(creator.send<Child>(`POST ${path}`))).toMatchObject({ pin: true, locked: false })
    expect((await rowOf(sibling.id))?.lockedAt).toEqual(lockedAt)
    expect(await errorCodeOf(creator.send(`POST /groups/${id}/children/${creator.id}/unlock`))).toBe('childNotFound')
    expect(await errorCodeOf((await server.person()).send(`POST ${path}`))).toBe('notPartOfTheGroup')
  })

  test('ends with the child', async () => {
    const { id, creator } = await newGroup(server)
    const child = await newChild(creator, id)
    await expectOk(creator.send(`PATCH /groups/${id}/children/${child.id}`, { pin: '2580' }))
    await expectOk(creator.send(`POST /children/${child.id}/deletion`, { password: goodPassword }))
    expect(await errorCodeOf(creator.send(`PATCH /groups/${id}/children/${child.id}`, { pin: '2581' }))).toBe(
      'childNotFound',
    )
    expect(
      await server.database.queries.select().from(notifications).where(eq(notifications.type, 'pinLocked')),
    ).toEqual([])
    expect(await server.database.queries.select().from(pinAttempts)).toEqual([])
  })
})
