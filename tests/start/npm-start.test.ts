import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bareCopy } from './bare-copy.ts'
import { endAll, isAlive, npmStart, type Started } from './processes.ts'

/** A copy of the repository as after `npm ci`: no build, no data, no git. */
let copy: string

beforeAll(() => {
  copy = bareCopy()
})

afterEach(endAll)

afterAll(() => {
  rmSync(copy, { recursive: true, force: true })
})

// Building takes minutes on a busy machine with two cores.
test('builds the web app the first time, and starts without a build afterwards', { timeout: 400_000 }, async () => {
  const first = npmStart(copy, {})
  const page = await fetch(`${await first.ready}/`)
  expect(page.status).toBe(200)
  const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(await page.text()) ?? []
  expect((await fetch(new URL(script, page.url))).headers.get('content-type')).toMatch(/javascript/)
  first.signal('SIGTERM')
  expect((await first.ended).stdout).toContain('Building the web app')

  const second = npmStart(copy, {})
  await second.ready
  second.signal('SIGTERM')
  expect((await second.ended).stdout).not.toContain('Building')
})

const endings: [string, (npm: Started) => void][] = [
  ['SIGTERM to npm', (npm) => npm.signal('SIGTERM')],
  ['SIGINT to npm', (npm) => npm.signal('SIGINT')],
  ['Ctrl-C in a terminal', (npm) => npm.signalAll('SIGINT')],
]

test.each(endings)('%s ends the server cleanly and leaves no process', { timeout: 120_000 }, async (_name, end) => {
  const npm = npmStart(copy, {})
  const address = await npm.ready
  end(npm)
  const { status } = await npm.ended
  expect([0, 130, 143]).toContain(status)
  expect(isAlive(-npm.pid)).toBe(false)
  await expect(fetch(address)).rejects.toThrow()
})

test('kill -9 during writes loses no acknowledged one, and the next start works', { timeout: 120_000 }, async () => {
  const environment = { DATA_DIR: join(copy, 'data-of-the-killed') }
  const killed = npmStart(copy, environment)
  const first = await killed.ready
  const account = { email: 'mira@example.com', password: 'a long password' }
  const profile = { ...account, name: 'Mira', birthDate: '1990-05-17', passwordConfirmation: account.password }
  const { token } = await post<{ token: string }>(`${first}/api/auth/register`, profile)

  const answered: string[] = []
  const write = async (writer: number) => {
    for (let count = 0; ; count++) {
      const task = { title: `${writer}:${count}`, gold: 1, type: 'todo' }
      const { id } = await post<{ id: string }>(`${first}/api/user/tasks`, task, token)
      answered.push(id)
      if (answered.length === 120) killed.kill()
    }
  }
  await Promise.allSettled([1, 2, 3, 4].map(write))
  await killed.ended
  expect(answered.length).toBeGreaterThanOrEqual(120)

  const next = await npmStart(copy, environment).ready
  const signedIn = await post<{ token: string }>(`${next}/api/auth/login`, account)
  const answer = await fetch(`${next}/api/user/tasks`, { headers: { authorization: `Bearer ${signedIn.token}` } })
  const { result } = (await answer.json()) as { result: { id: string }[] }
  const kept = new Set(result.map(({ id }) => id))
  expect(answered.filter((id) => !kept.has(id))).toEqual([])
})

async function post<Result>(url: string, body: object, token?: string): Promise<Result> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  const { result } = (await answer.json()) as { result: Result }
  return result
}
