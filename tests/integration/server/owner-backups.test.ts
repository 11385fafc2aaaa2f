import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShownBackup } from '@questboard/api/installation/schema'
import { migrate, openEmbedded, restoreEmbedded } from '@questboard/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCodeOf } from '../../support/error-code.ts'
import { callProcedure, expectResult, setUpServer } from '../../support/installation.ts'
import { goodPassword, startTestServerOn, type TestServer } from '../../support/test-server.ts'

let folder: string
let server: TestServer
let token: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'questboard-owner-'))
  const database = await openEmbedded({ folder })
  await migrate(database)
  server = await startTestServerOn(database, { setUpPage: true, dataFolder: folder })
  token = (await setUpServer(server)).token
}, 60_000)
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const password = goodPassword
const act = (name: string, input: object = {}) => callProcedure(server, `installation.${name}`, input, token)

const offer = async (name: string) =>
  `${server.url}${(await expectResult<{ path: string }>(act('offerBackup', { name, password }))).path}`

test('a backup that the owner makes and fetches can be restored', async () => {
  const created = await expectResult<ShownBackup>(act('makeBackup'))
  expect(created.name).toBe('questboard-2026-03-10-100000.tar.gz')
  expect(await expectResult(act('backups'))).toMatchObject({
    folder: join(folder, 'backups'),
    files: [{ name: created.name }],
  })
  const response = await fetch(await offer(created.name))
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${created.name}"`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const backup = await response.blob()
  expect(backup.size).toBe(created.size)
  const elsewhere = await mkdtemp(join(tmpdir(), 'questboard-restored-'))
  await restoreEmbedded({ folder: elsewhere, backup })
  const restored = await startTestServerOn(await openEmbedded({ folder: elsewhere }))
  const entered = await restored.send('POST /auth/login', { email: 'ana@example.org', password })
  expect(entered.status).toBe(200)
  await restored.close()
  await rm(elsewhere, { recursive: true })
}, 60_000)

test('an offer works once, within a minute, and only with the password', async () => {
  const { name } = await expectResult<ShownBackup>(act('makeBackup'))
  expect(await errorCodeOf(act('offerBackup', { name, password: 'wrong' }))).toBe('incorrectOldPassword')
  const once = await offer(name)
  expect((await fetch(once, { method: 'HEAD' })).status).not.toBe(200)
  expect((await fetch(once)).status).toBe(200)
  expect((await fetch(once)).status).toBe(404)
  const late = await offer(name)
  server.clock.advance({ seconds: 61 })
  expect((await fetch(late)).status).toBe(404)
  expect((await fetch(`${server.url}/backups/${'x'.repeat(43)}/${name}`)).status).toBe(404)
})

test('a backup that a newer one has replaced is not found', async () => {
  const { name } = await expectResult<ShownBackup>(act('makeBackup'))
  const offered = await offer(name)
  await rm(join(folder, 'backups', name))
  expect((await fetch(offered)).status).toBe(404)
})

test('no other file can be fetched', async () => {
  for (const name of ['../pin.key', '..%2Fpin.key', '/etc/passwd', '', 'questboard-2020-01-01.tar.gz']) {
    expect(await errorCodeOf(act('offerBackup', { name, password })), name).toBe('notFound')
  }
})

test('backups made by hand are limited, and two parallel requests get the same one', async () => {
  for (let count = 0; count < 6; count++) {
    server.clock.advance({ seconds: 1 })
    const [first, second] = await Promise.all([
      expectResult<ShownBackup>(act('makeBackup')),
      expectResult<ShownBackup>(act('makeBackup')),
    ])
    expect(first).toEqual(second)
  }
  expect(await readdir(join(folder, 'backups'))).toHaveLength(5)
}, 60_000)
