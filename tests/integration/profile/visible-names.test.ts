import type { ImportPreview } from '@questboard/api/import-export/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectOk } from '../../support/rest.ts'
import { goodPassword, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const tricky = '\u202eA\nn\u2066i\u0085 '
const shown = 'Ani'

test('names, titles and labels are stored without invisible characters', async () => {
  const email = `${crypto.randomUUID()}@example.org`
  const account = { email, password: goodPassword, passwordConfirmation: goodPassword, birthDate: '2000-01-01' }
  const { user } = await expectOk(
    server.send<{ user: { name: string } }>('POST /auth/register', { ...account, name: tricky }),
  )
  expect(user.name).toBe(shown)
  const person = await server.person()
  const named = (call: `POST /${string}`, body: object) => expectOk(person.send<Record<string, unknown>>(call, body))
  expect(await named('POST /users/tokens', { name: tricky, scopes: ['tasks:read'] })).toMatchObject({
    accessToken: { name: shown },
  })
  await named('POST /user/tasks', { title: tricky, notes: 'one\ntwo', gold: 1, type: 'todo' })
  expect(await expectOk(person.send('GET /user/tasks'))).toMatchObject([{ title: shown, notes: 'one\ntwo' }])
  const { id } = await named('POST /groups', { name: tricky })
  const changed = { name: tricky, leaderRoleDisplayName: tricky, memberRoleDisplayName: null }
  await expectOk(person.send(`PUT /groups/${id}`, changed))
  expect(await expectOk(person.send(`GET /groups/${id}`))).toMatchObject({ name: shown, leaderRoleDisplayName: shown })
})

test('a name of only invisible characters is missing', async () => {
  const person = await server.person()
  const { status, error } = await person.send('POST /user/tasks', { title: '\u202e\u2069\n', gold: 1, type: 'todo' })
  expect([status, error.message, error.details]).toEqual([400, 'invalidData', [{ path: 'title', message: 'required' }]])
})

test('the preview of an import shows titles without invisible characters', async () => {
  const person = await server.person()
  const preview = await expectOk(
    person.send<ImportPreview>('POST /user/tasks/import-preview', {
      text: 'title\nWa\u202elk\n"Sw\nim"',
    }),
  )
  expect(preview.rows.map(({ task }) => task.title)).toEqual(['Walk', 'Swim'])
})
