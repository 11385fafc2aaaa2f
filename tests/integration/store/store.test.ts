import type { Board } from '@questboard/api/board/schema'
import type { Stats } from '@questboard/api/game/schema'
import type { Profile } from '@questboard/api/profile/schema'
import type { Avatar, BoardItem, Purchase } from '@questboard/api/store/schema'
import { ledger, pawns, purchases } from '@questboard/db/schema'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grant } from '../../support/grant.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { unknownId } from '../../support/unknown-id.ts'

interface Purchases {
  purchases: Purchase[]
  totalCount: number
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const avatarsOf = async (person: Person, query = '?limit=100') =>
  (await person.send<Avatar[]>(`GET /avatars${query}`)).result

const boardsOf = async (person: Person, query = '') => (await person.send<BoardItem[]>(`GET /boards${query}`)).result

const profileOf = async (person: Person) => (await person.send<Profile>('GET /users/profile')).result

const purchasesOf = async (person: Person, query = '') =>
  (await person.send<Purchases>(`GET /user/purchases${query}`)).result

const buyAvatar = (person: Person, id: string, currency: unknown) =>
  person.send<{ avatar: Avatar; stats: Stats }>(`POST /avatars/${id}/buy`, { currency })

const buyBoard = (person: Person, id: string) =>
  person.send<{ board: BoardItem; stats: Stats }>(`POST /boards/${id}/buy`)

const isFree = ({ gold, gems }: { gold?: number | null; gems: number | null }) => gold == null && gems === null

async function pick<T>(items: Promise<T[]>, wanted: (item: T) => boolean): Promise<T> {
  const item = (await items).find(wanted)
  if (!item) throw new Error('the catalogue has none such')
  return item
}

const forBoth = (person: Person) => pick(avatarsOf(person), ({ gold, gems }) => gold !== null && gems !== null)

const forGems = (person: Person) => pick(avatarsOf(person), ({ gold, gems }) => gold === null && gems !== null)

/** A user with money, and the price of an item. */
async function customer(amounts: { gold?: number; gems?: number } = { gold: 5000, gems: 5000 }): Promise<Person> {
  const person = await server.person()
  await grant(server, person, amounts)
  return person
}

describe('the catalog of avatars', () => {
  test('has free ones, some for gold or gems, and some for gems only; free ones are owned', async () => {
    const avatars = await avatarsOf(await server.person())
    const free = avatars.filter(isFree)
    const both = avatars.filter(({ gold, gems }) => gold !== null && gems !== null)
    const gems = avatars.filter((avatar) => avatar.gold === null && avatar.gems !== null)
    expect(free.length).toBeGreaterThanOrEqual(6)
    expect(both.length).toBeGreaterThanOrEqual(10)
    expect(gems.length).toBeGreaterThanOrEqual(8)
    expect(free.length + both.length + gems.length).toBe(avatars.length)
    expect(avatars.filter(({ owned }) => owned)).toEqual(free)
    expect(new Set(avatars.map(({ id }) => id)).size).toBe(avatars.length)
  })

  test("uses the caller's language", async () => {
    const person = await server.person()
    const [bg, en] = await Promise.all(
      ['bg', 'en'].map((language) => person.send<Avatar[]>('GET /avatars', undefined, { 'accept-language': language })),
    )
    expect(bg?.result.every(({ name }) => /^[А-Яа-я -]+$/.test(name))).toBe(true)
    expect(en?.result.every(({ name }) => /^[A-Za-z -]+$/.test(name))).toBe(true)
  })

  test('is paged, 20 by default, and can be filtered by ownership', async () => {
    const person = await customer()
    const avatars = await avatarsOf(person)
    expect(await avatarsOf(person, '')).toEqual(avatars.slice(0, 20))
    expect(await avatarsOf(person, '?page=2')).toEqual(avatars.slice(20))
    expect(await avatarsOf(person, '?page=3&limit=5')).toEqual(avatars.slice(10, 15))
    const { id } = await forGems(person)
    await buyAvatar(person, id, 'gems')
    const owned = await avatarsOf(person, '?owned=true&limit=100')
    expect(owned.filter((avatar) => !isFree(avatar)).map((avatar) => avatar.id)).toEqual([id])
    const wanted = await avatarsOf(person, '?owned=false&limit=100')
    expect(wanted.some((avatar) => avatar.owned || avatar.id === id)).toBe(false)
    expect(owned.length + wanted.length).toBe(avatars.length)
  })

  test.each([
    ['?owned=yes', 'owned'],
    ['?page=0', 'page'],
    ['?limit=101', 'limit'],
  ])('refuses the query %s', async (query, path) => {
    const { error } = await (await server.person()).send(`GET /avatars${query}`)
    expect(error.message).toBe('invalidQueryParams')
    expect(error.details?.map((detail) => detail.path)).toEqual([path])
  })
})

describe('buying an avatar', () => {
  test('for gold or gems: it is owned, paid, and listed as a purchase', async () => {
    const person = await customer()
    const avatar = await forBoth(person)
    const before = (await profileOf(person)).stats
    const { result } = await buyAvatar(person, avatar.id, 'gold')
    expect(result).toEqual({
      avatar: { ...avatar, owned: true },
      stats: { ...before, gold: before.gold - (avatar.gold ?? 0) },
    })
    const two = await forGems(person)
    const at = server.clock.now().toISOString()
    const bought = await buyAvatar(person, two.id.toUpperCase(), 'gems')
    expect(bought.result.stats).toEqual({ ...result.stats, gems: before.gems - (two.gems ?? 0) })
    expect(await purchasesOf(person)).toEqual({
      purchases: [
        {
          id: expect.any(String),
          kind: 'avatar',
          name: two.name,
          gold: null,
          gems: two.gems,
          amount: null,
          currency: null,
          createdAt: at,
        },
        {
          id: expect.any(String),
          kind: 'avatar',
          name: avatar.name,
          gold: avatar.gold,
          gems: null,
          amount: null,
          currency: null,
          createdAt: at,
        },
      ],
      totalCount: 2,
    })
    const rows = await server.database.queries
      .select()
      .from(ledger)
      .where(and(eq(ledger.ownerId, person.id), eq(ledger.reason, 'avatarBought')))
      .orderBy(asc(ledger.id))
    expect(rows).toMatchObject([
      { currency: 'gold', amount: -(avatar.gold ?? 0), item: avatar.name },
      { currency: 'gems', amount: -(two.gems ?? 0), item: two.name },
    ])
  })

  test('does not change the worn avatar', async () => {
    const person = await customer()
    const { avatar } = await profileOf(person)
    await buyAvatar(person, (await forGems(person)).id, 'gems')
    expect((await profileOf(person)).avatar).toEqual(avatar)
  })

  test('is refused in this order: unknown, owned, not sold in this currency, insufficient balance', async () => {
    const person = await customer({ gold: 1 })
    const free = await pick(avatarsOf(person), isFree)
    const [both, gems] = [await forBoth(person), await forGems(person)]
    expect((await buyAvatar(person, unknownId, 'gems')).error).toEqual({
      message: 'avatarNotFound',
      type: 'NotFound',
      status: 404,
    })
    expect((await buyAvatar(person, free.id, 'gold')).error).toEqual({
      message: 'avatarAlreadyBought',
      type: 'Conflict',
      status: 409,
    })
    const unsold = await buyAvatar(person, gems.id, 'gold')
    expect(unsold.error).toMatchObject({ message: 'invalidData', details: [{ path: 'currency' }] })
    expect((await buyAvatar(person, both.id, 'gold')).error).toEqual({
      message: 'notEnoughGoldToBuyAvatar',
      type: 'Conflict',
      status: 409,
    })
    const dear = await pick(avatarsOf(person), (avatar) => (avatar.gems ?? 0) > 50)
    expect((await buyAvatar(person, dear.id, 'gems')).error).toEqual({
      message: 'notEnoughGemsToBuyAvatar',
      type: 'Conflict',
      status: 409,
    })
    for (const currency of ['ruby', 'Gold', null, undefined, 1]) {
      const { error } = await buyAvatar(person, unknownId, currency)
      expect(error).toMatchObject({ message: 'invalidData', details: [{ path: 'currency' }] })
    }
    expect((await profileOf(person)).stats).toMatchObject({ gold: 1, gems: 50 })
    expect((await avatarsOf(person)).filter(({ owned }) => owned).every(isFree)).toBe(true)
    expect(await purchasesOf(person)).toEqual({ purchases: [], totalCount: 0 })
  })

  test('again returns already owned, even in another currency, and pays once', async () => {
    const person = await customer()
    const { id } = await forGems(person)
    const { result } = await buyAvatar(person, id, 'gems')
    for (const currency of ['gems', 'gold']) {
      expect((await buyAvatar(person, id, currency)).error.message).toBe('avatarAlreadyBought')
    }
    expect((await profileOf(person)).stats).toEqual(result.stats)
  })

  test('in eight parallel calls buys it once', async () => {
    const person = await customer()
    const avatar = await forBoth(person)
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, place) => buyAvatar(person, avatar.id, place % 2 ? 'gold' : 'gems')),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ error }) => error?.message === 'avatarAlreadyBought')).toHaveLength(7)
    expect((await purchasesOf(person)).totalCount).toBe(1)
  })

  test('of two in parallel with gems for one buys one', async () => {
    const [first, second] = (await avatarsOf(await server.person())).filter(
      ({ gold, gems }) => gold === null && gems !== null,
    )
    if (!first?.gems || !second?.gems) throw new Error('there are second for gems')
    const person = await customer({ gems: Math.max(first.gems, second.gems) - 50 })
    const replies = await Promise.all([first, second].map(({ id }) => buyAvatar(person, id, 'gems')))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const { purchases: bought } = await purchasesOf(person)
    const { gems } = (await profileOf(person)).stats
    expect(gems).toBe(Math.max(first.gems, second.gems) - (bought[0]?.gems ?? 0))
  })
})

describe('wearing an avatar', () => {
  test.each(['PATCH', 'PUT'] as const)('that is free or bought works by %s', async (method) => {
    const person = await customer()
    const wear = (id: string) =>
      method === 'PUT'
        ? person.send<Profile>('PUT /users/profile', { avatar: id })
        : person.send<Profile>(`PATCH /users/profile/avatar/${id}`)
    const bought = await forGems(person)
    const { avatar: worn } = await profileOf(person)
    expect((await wear(bought.id)).error).toEqual({ message: 'userDoesNotHaveAvatar', type: 'Forbidden', status: 403 })
    expect((await wear(unknownId)).error).toEqual({ message: 'avatarNotFound', type: 'NotFound', status: 404 })
    expect((await profileOf(person)).avatar).toEqual(worn)
    await buyAvatar(person, bought.id, 'gems')
    const { result } = await wear(bought.id)
    expect(result).toMatchObject({ avatar: { ...bought, owned: true }, imageUrl: bought.imagePath })
    expect(await profileOf(person)).toEqual(result)
    const free = await pick(avatarsOf(person), (avatar) => isFree(avatar) && avatar.id !== worn?.id)
    expect((await wear(free.id)).result.avatar).toEqual(free)
  })

  test('that another user bought is refused', async () => {
    const [person, otherPerson] = [await customer(), await customer()]
    const { id } = await forGems(person)
    await buyAvatar(otherPerson, id, 'gems')
    expect((await person.send(`PATCH /users/profile/avatar/${id}`)).error.message).toBe('userDoesNotHaveAvatar')
    expect((await pick(avatarsOf(person), (avatar) => avatar.id === id)).owned).toBe(false)
  })

  test('that is refused leaves the other fields unchanged', async () => {
    const person = await server.person({ name: 'Ана' })
    const { id } = await forGems(person)
    await person.send('PUT /users/profile', { name: 'Other', avatar: id })
    expect(await profileOf(person)).toMatchObject({ name: 'Ана' })
  })
})

describe('boards', () => {
  test('there are at least six, two of them free and owned', async () => {
    const boards = await boardsOf(await server.person())
    const free = boards.filter(isFree)
    expect(boards.length).toBeGreaterThanOrEqual(6)
    expect(free.length).toBeGreaterThanOrEqual(2)
    expect(boards.filter(({ owned }) => owned)).toEqual(free)
    expect(boards[0]).toMatchObject({ name: 'Meadow', size: 40, gems: null, imagePath: '/boards/meadow.svg' })
    expect(new Set(boards.map(({ size }) => size)).size).toBeGreaterThan(1)
  })

  test('are bought with gems, once and for ever', async () => {
    const person = await customer({ gems: 500 })
    const board = await pick(boardsOf(person), ({ gems }) => gems !== null)
    const { result } = await buyBoard(person, board.id)
    expect(result).toEqual({
      board: { ...board, owned: true },
      stats: expect.objectContaining({ gems: 550 - (board.gems ?? 0) }),
    })
    expect((await buyBoard(person, board.id)).error).toEqual({
      message: 'boardAlreadyBought',
      type: 'Conflict',
      status: 409,
    })
    expect(await boardsOf(person, '?owned=true')).toContainEqual({ ...board, owned: true })
    expect(await boardsOf(person, '?owned=false')).not.toContainEqual(expect.objectContaining({ id: board.id }))
    expect(await purchasesOf(person)).toMatchObject({
      purchases: [{ kind: 'board', name: board.name, gold: null, gems: board.gems }],
      totalCount: 1,
    })
    expect((await profileOf(person)).stats).toEqual(result.stats)
  })

  test('are refused if unknown, free, or too expensive', async () => {
    const person = await server.person()
    const [free, dear] = [
      await pick(boardsOf(person), isFree),
      await pick(boardsOf(person), ({ gems }) => (gems ?? 0) > 50),
    ]
    expect((await buyBoard(person, unknownId)).error).toEqual({
      message: 'boardNotFound',
      type: 'NotFound',
      status: 404,
    })
    expect((await buyBoard(person, free.id)).error.message).toBe('boardAlreadyBought')
    expect((await buyBoard(person, dear.id)).error).toEqual({
      message: 'notEnoughGemsToBuyBoard',
      type: 'Conflict',
      status: 409,
    })
    expect((await buyBoard(person, 'x')).error.message).toBe('invalidData')
    expect((await profileOf(person)).stats.gems).toBe(50)
    expect((await boardsOf(person)).filter(({ owned }) => owned).every(isFree)).toBe(true)
    expect((await purchasesOf(person)).totalCount).toBe(0)
  })

  test('in five parallel calls are bought once', async () => {
    const person = await customer()
    const board = await pick(boardsOf(person), ({ gems }) => gems !== null)
    const replies = await Promise.all(Array.from({ length: 5 }, () => buyBoard(person, board.id)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const ownPurchases = await server.database.queries.select().from(purchases).where(eq(purchases.userId, person.id))
    expect(ownPurchases).toHaveLength(1)
  })
})

describe('changing the board', () => {
  const play = (person: Person, id: string) => person.send<Profile>(`PATCH /users/profile/board/${id}`)

  const boardOf = async (person: Person) => (await person.send<Board>('GET /user/boards/current')).result

  async function walk(person: Person, squares: number): Promise<void> {
    for (let left = squares; left > 0; left--) {
      const { result } = await person.send<{ id: string }>('POST /user/tasks', { title: 'Step', gold: 0, type: 'todo' })
      await person.send(`POST /user/tasks/${result.id}/complete`)
    }
  }

  test('starts on its first square; lap and used squares are stored per board, cards are not', async () => {
    const person = await server.person()
    const [meadow, sea] = await boardsOf(person)
    if (!meadow || !sea) throw new Error('two boards are free')
    await walk(person, 4)
    expect(await boardOf(person)).toMatchObject({ id: meadow.id, position: 4, card: { kind: 'fact' } })
    const { result } = await play(person, sea.id)
    expect(result.board).toEqual({ id: sea.id, position: 0 })
    expect(await boardOf(person)).toMatchObject({ id: sea.id, position: 0, lap: 1, card: { kind: 'none' } })
    await walk(person, 1)
    await server.database.queries
      .update(pawns)
      .set({ lap: 3 })
      .where(and(eq(pawns.userId, person.id), eq(pawns.boardId, sea.id)))

    await play(person, meadow.id)
    const back = await boardOf(person)
    expect(back).toMatchObject({ id: meadow.id, position: 0, lap: 1, card: { kind: 'none', drawnFrom: 'none' } })
    expect(back.squares.filter(({ used }) => used).map(({ position }) => position)).toEqual([2, 4])
    const before = (await profileOf(person)).stats
    await walk(person, 2)
    expect(await boardOf(person)).toMatchObject({ position: 2, card: { kind: 'none', drawnFrom: 'quote' } })
    expect((await profileOf(person)).stats).toMatchObject({ gold: before.gold })

    await play(person, sea.id)
    expect(await boardOf(person)).toMatchObject({ id: sea.id, position: 0, lap: 3 })
  })

  test('to the active one restarts it', async () => {
    const person = await server.person()
    await walk(person, 2)
    const { id } = await boardOf(person)
    expect((await play(person, id)).result.board).toEqual({ id, position: 0 })
    expect(await boardOf(person)).toMatchObject({ position: 0, lap: 1, card: { kind: 'none' } })
  })

  test('requires ownership', async () => {
    const person = await customer()
    const { board } = await profileOf(person)
    const bought = await pick(boardsOf(person), ({ gems }) => gems !== null)
    expect((await play(person, unknownId)).error).toEqual({ message: 'boardNotFound', type: 'NotFound', status: 404 })
    expect((await play(person, bought.id)).error).toEqual({
      message: 'userDoesNotHaveBoard',
      type: 'Forbidden',
      status: 403,
    })
    expect((await profileOf(person)).board).toEqual(board)
    await buyBoard(person, bought.id)
    expect((await profileOf(person)).board).toEqual(board)
    expect((await play(person, bought.id)).result.board).toEqual({ id: bought.id, position: 0 })
  })
})

describe('purchases', () => {
  test('are listed newest first, paged, for the user only', async () => {
    const person = await customer()
    const wanted = (await avatarsOf(person)).filter(({ gems }) => gems !== null).slice(0, 5)
    for (const { id } of wanted) {
      await buyAvatar(person, id, 'gems')
      server.clock.advance({ seconds: 1 })
    }
    const newestFirst = wanted.map(({ name }) => name).reverse()
    const { purchases: listed, totalCount } = await purchasesOf(person)
    expect(totalCount).toBe(5)
    expect(listed.map(({ name }) => name)).toEqual(newestFirst)
    const { purchases: second } = await purchasesOf(person, '?page=2&limit=2')
    expect(second.map(({ name }) => name)).toEqual(newestFirst.slice(2, 4))
    expect(await purchasesOf(person, '?page=9')).toEqual({ purchases: [], totalCount: 5 })
    expect((await purchasesOf(await server.person())).totalCount).toBe(0)
  })

  test('of gems show amount and price', async () => {
    const person = await server.person()
    await server.database.queries.insert(purchases).values({
      id: crypto.randomUUID(),
      userId: person.id,
      kind: 'gems' as const,
      gems: 1200,
      amount: 1398,
      currency: 'eur' as const,
      createdAt: server.clock.now(),
    })
    const { result } = await person.send<Purchases>('GET /user/purchases', undefined, { 'accept-language': 'bg' })
    expect(result.purchases).toMatchObject([
      { kind: 'gems', name: '1200 диаманта', gold: null, gems: 1200, amount: 1398, currency: 'eur' },
    ])
  })

  test.each([
    ['?page=0', 'page'],
    ['?limit=0', 'limit'],
  ])('refuses the query %s', async (query, path) => {
    const { error } = await (await server.person()).send(`GET /user/purchases${query}`)
    expect(error.message).toBe('invalidQueryParams')
    expect(error.details?.map((detail) => detail.path)).toEqual([path])
  })
})

test('gem plans are public', async () => {
  const { status, result } = await server.send('GET /gems-plans')
  expect(status).toBe(200)
  expect(result).toEqual([
    { id: expect.any(String), gems: 100, price: 199, promoPrice: null },
    { id: expect.any(String), gems: 250, price: 399, promoPrice: null },
    { id: expect.any(String), gems: 600, price: 799, promoPrice: 699 },
    { id: expect.any(String), gems: 1500, price: 1699, promoPrice: null },
  ])
})

test('the store requires a token', async () => {
  for (const call of [
    'GET /avatars',
    'GET /boards',
    'GET /user/purchases',
    `POST /avatars/${unknownId}/buy`,
    `POST /boards/${unknownId}/buy`,
    `PATCH /users/profile/avatar/${unknownId}`,
    `PATCH /users/profile/board/${unknownId}`,
  ] as const) {
    expect((await server.send(call)).error.message).toBe('authenticationFailed')
  }
})
