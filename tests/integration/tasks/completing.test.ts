import type { Award } from '@questboard/api/board/schema'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { waitingForLocks } from '../../support/database.ts'
import type { Person, TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

/**
 * Completing reads without a lock and writes only if the state still matches. Each test changes something in between:
 * the other transaction locks the player until the write waits for it.
 */
let server: TestServer
let second: TestServer
let close: () => Promise<void>

beforeAll(async () => {
  ;({ first: server, second, close } = await twoServers())
})

afterAll(() => close())

interface Start {
  player: Person
  taskId: string
}

async function start(): Promise<Start> {
  const player = await server.person()
  const { result } = await player.send<{ id: string }>('POST /user/tasks', { title: 'Sweep', gold: 20, type: 'todo' })
  return { player, taskId: result.id }
}

/** Completes a task while another transaction locks its player and changes something. */
async function completeDuring(change: (start: Start) => SQL, { player, taskId }: Start) {
  const answer = await second.database.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where id = ${player.id} for no key update`)
    await tx.execute(change({ player, taskId }))
    const sent = player.send<Award>(`POST /user/tasks/${taskId}/complete`, {})
    await expect.poll(() => waitingForLocks(server.database)).toBe(1)
    return { sent }
  })
  return answer.sent
}

test("pays by the task's new values", async () => {
  const begun = await start()
  const { result } = await completeDuring(
    ({ taskId }) => sql`update tasks set title = 'Mop', gold = 7 where id = ${taskId}`,
    begun,
  )
  expect(result.stats).toMatchObject({ gold: 7, exp: 10 })
  const { result: history } = await begun.player.send<{ entries: { item: string; amount: number }[] }>(
    'GET /user/ledger?currency=gold',
  )
  expect(history.entries).toMatchObject([{ item: 'Mop', amount: 7 }])
})

test('moves the pawn from its new square', async () => {
  const begun = await start()
  const { result } = await completeDuring(
    ({ player }) => sql`update pawns set position = 4, lap = 3 where user_id = ${player.id}`,
    begun,
  )
  expect(result.board).toMatchObject({ position: 5, lap: 3 })
  expect(result.stats.gold).toBe(20)
})

test('keeps gold earned in between', async () => {
  const begun = await start()
  const { result } = await completeDuring(
    ({ player }) => sql`
      with moved as (update users set gold = gold + 5 where id = ${player.id} returning id, gold)
      insert into ledger (owner_id, currency, amount, balance, reason, reference, created_at)
      select id, 'gold', 5, gold, 'gemsGranted', 'meanwhile-' || id, now() from moved`,
    begun,
  )
  expect(result.stats.gold).toBe(25)
})

const refusals: [string, (start: Start) => SQL, string][] = [
  [
    'completed',
    ({ taskId }) => sql`update tasks set completed_at = now() where id = ${taskId}`,
    'taskAlreadyCompleted',
  ],
  [
    'archived',
    ({ taskId }) => sql`update tasks set archived_at = now() where id = ${taskId}`,
    'cannotCompleteArchivedTask',
  ],
  ['deleted', ({ taskId }) => sql`delete from tasks where id = ${taskId}`, 'taskNotFound'],
  [
    'made to ask for a result',
    ({ taskId }) => sql`update tasks set require_result = true where id = ${taskId}`,
    'resultOfTheTaskRequired',
  ],
]

test.each(refusals)('pays nothing for a task that was %s in between', async (_name, change, code) => {
  const begun = await start()
  const { error } = await completeDuring(change, begun)
  expect(error?.message).toBe(code)
  const { result } = await begun.player.send<Award>('GET /users/profile')
  expect(result.stats).toMatchObject({ gold: 0, exp: 0 })
  expect(result.board.position).toBe(0)
})

test('is refused when a holiday began in between', async () => {
  const begun = await start()
  const { error } = await completeDuring(
    ({ player }) => sql`update users set holiday_mode = true where id = ${player.id}`,
    begun,
  )
  expect(error?.message).toBe('holidayModeEnabledError')
})

test('refuses the occurrence of a day that ended while the call waited for another one of its batch', async () => {
  const { player, taskId } = await start()
  const { result: daily } = await player.send<{ id: string }>('POST /user/tasks', {
    title: 'Walk',
    gold: 5,
    type: 'daily',
  })
  const batch = [{ id: taskId }, { id: daily.id, occurrence: '2026-03-10' }]
  const sent = await second.database.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where id = ${player.id} for no key update`)
    const answer = fetch(`${server.url}/trpc/tasks.complete,tasks.complete?batch=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...batch }),
    })
    await expect.poll(() => waitingForLocks(server.database)).toBe(1)
    await tx.execute(sql`update users set last_day_start = '2026-03-11' where id = ${player.id}`)
    return { answer }
  })
  expect(await (await sent.answer).json()).toMatchObject([
    { result: { data: { stats: { gold: 20 } } } },
    { error: { data: { error: { message: 'occurrenceOver' } } } },
  ])
})

const heldRows: [string, (start: Start) => SQL][] = [
  ['player', ({ player }) => sql`select 1 from users where id = ${player.id} for no key update`],
  ['task', ({ taskId }) => sql`select 1 from tasks where id = ${taskId} for no key update`],
  ['pawn', ({ player }) => sql`select 1 from pawns where user_id = ${player.id} for no key update`],
]

test.each(heldRows)('does not block other players while one waits for a %s, and pays all once', async (_name, hold) => {
  const [held, ...others] = await Promise.all(Array.from({ length: 6 }, start))
  if (!held) throw new Error('nobody started')
  const complete = ({ player, taskId }: Start) => player.send<Award>(`POST /user/tasks/${taskId}/complete`, {})
  const { last } = await second.database.transaction(async (tx) => {
    await tx.execute(hold(held))
    const last = complete(held)
    for (const { result } of await Promise.all(others.map(complete))) expect(result.stats.gold).toBe(20)
    await expect.poll(() => waitingForLocks(server.database)).toBe(1)
    return { last }
  })
  expect((await last).result.stats.gold).toBe(20)
  for (const { player } of [held, ...others]) {
    const { result } = await player.send<Award>('GET /users/profile')
    expect(result.stats.gold).toBe(20)
  }
})

test('pays every task once when a player completes many at two servers', async () => {
  const { player } = await start()
  // Less than a whole lap.
  const rounds = 9
  const ofEach = 4
  for (let round = 1; round <= rounds; round++) {
    const createdTasks = await Promise.all(
      Array.from({ length: ofEach }, () =>
        player.send<{ id: string }>('POST /user/tasks', { title: 'Dust', gold: 3, type: 'todo' }),
      ),
    )
    const answers = await Promise.all(
      createdTasks.flatMap(({ result: { id } }) =>
        [player, onServer(second, player)].map(({ send }) => send(`POST /user/tasks/${id}/complete`, {})),
      ),
    )
    expect(answers.map(({ error }) => error?.message).sort()).toEqual([
      ...Array(ofEach).fill('taskAlreadyCompleted'),
      ...Array(ofEach).fill(undefined),
    ])
  }
  const { result } = await player.send<Award>('GET /users/profile')
  expect(result.board.position).toBe(rounds * ofEach)
})

test('leaves the ledger and the balances consistent', async () => {
  expect(await audit(server.database)).toEqual([])
})
