import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestBlock } from '../../support/longest-block.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let ani: Person
beforeAll(async () => {
  server = await startTestServer()
  ani = await server.person()
})
afterAll(() => server.close())

const maxBlock = 50
const accents = '\u0316\u0301\u0327'.repeat(40_000)
const many = (item: object) => Array(80_000).fill(item)

test.each([
  ['a title of accents', 'POST /user/tasks', { title: `a${accents}`, gold: 1, type: 'todo' }],
  [
    'notes of accents',
    'POST /user/tasks',
    { title: 'a', notes: `a${accents.slice(0, 19_000)}`, gold: 1, type: 'todo' },
  ],
  ['a password of accents', 'POST /auth/login', { email: 'a@example.org', password: accents }],
  ['a new password of accents', 'POST /auth/register', { name: 'a', email: 'a@example.org', password: accents }],
  ['a long address', 'POST /auth/login', { email: `${'a.'.repeat(100_000)}@example.org`, password: 'x' }],
  ['invalid tasks to import', 'POST /user/tasks/import', { tasks: many({}) }],
  ['invalid rewards', 'POST /user/rewards/multiple-rewards', { rewards: many({}) }],
  ['invalid tasks of a mission', 'POST /user/missions', { name: 'a', tasks: many({}) }],
  ['invalid tags', 'POST /user/tasks', { title: 'a', gold: 1, type: 'todo', tags: Array(60_000).fill('a') }],
  ['invalid notification ids', 'PUT /user/notifications/seen', { notificationIds: Array(60_000).fill('a') }],
] as const)('%s: is refused fast, with a short response', async (_name, call, body) => {
  const text = JSON.stringify(body)
  let size = 0
  const block = await longestBlock(async () => {
    const { status, error } = await ani.send(call, text)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(status).not.toBe(404)
    size = JSON.stringify(error).length
  }, maxBlock)
  expect(block).toBeLessThan(maxBlock)
  expect(size).toBeLessThan(10_000)
})
