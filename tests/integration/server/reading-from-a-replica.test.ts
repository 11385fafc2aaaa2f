import type { ExportedFile } from '@questboard/api/import-export/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { type Database, openPostgres, replicaOf } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import { prepareTemplate } from '@questboard/db/testing'
import { buildApp } from '@questboard/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PostgresServer, startPostgresServer, startTestReplica } from '../../support/postgres-server.ts'
import { expectOk, sendTo } from '../../support/rest.ts'

/** Seconds. */
const delay = 5

let servers: PostgresServer[]
let primary: Database
let urlOfReplica: string
beforeAll(async () => {
  const server = await startPostgresServer()
  servers = [server]
  await prepareTemplate(server.url)
  const maintenance = await openPostgres({ url: server.url, poolSize: 1 })
  const [template] = await maintenance.rows<{ name: string }>(
    maintenance.queries,
    sql`select datname as name from pg_database where datistemplate and datname like 'questboard%'`,
  )
  await maintenance.queries.execute(sql`create database game template ${sql.identifier(template?.name ?? '')}`)
  await maintenance.close()
  const replica = await startTestReplica(server, { delaySeconds: delay })
  servers.push(replica)
  const at = (url: string) => url.replace(/\/postgres$/, '/game')
  primary = await openPostgres({ url: at(server.url) })
  urlOfReplica = at(replica.url)
})
afterAll(async () => {
  await primary.close()
  for (const server of servers.reverse()) await server.stop()
})

const isReplica = async (database: Database) =>
  (await database.rows<{ copy: boolean }>(database.queries, sql`select pg_is_in_recovery() as copy`))[0]?.copy

const openReplica = () => openPostgres({ url: urlOfReplica })

/** Waits until the replica has all that is written now. */
const caughtUp = async () => {
  const { read, close } = replicaOf(primary, openReplica, () => {}, { maxWaitMs: 30_000 })
  expect(await read(isReplica)).toBe(true)
  await close()
}

describe('a replica', () => {
  test('is read once it has all that was written before, and the primary otherwise', async () => {
    await caughtUp()
    const faults: unknown[] = []
    const { read, close } = replicaOf(primary, openReplica, (fault) => faults.push(fault), {
      maxWaitMs: 100,
      retryAfterMs: 0,
    })
    expect(await read(isReplica)).toBe(true)
    await primary.queries.execute(sql`insert into daily_jobs (name, day) values ('late', '2026-03-10')`)
    const count = (database: Database) =>
      database.rows(database.queries, sql`select name from daily_jobs where name = 'late'`)
    expect(await read(count)).toHaveLength(1)
    expect(await read(isReplica)).toBe(false)
    expect(faults).toEqual(Array(2).fill(new Error('The replica is behind the database')))
    await caughtUp()
    expect(await read(isReplica)).toBe(true)
    await close()
  })

  test('that is late is left alone for a while, so that readers do not wait for it each time', async () => {
    await caughtUp()
    const faults: unknown[] = []
    const { read, close } = replicaOf(primary, openReplica, (fault) => faults.push(fault), { maxWaitMs: 0 })
    await primary.queries.execute(sql`insert into daily_jobs (name, day) values ('later', '2026-03-10')`)
    expect(await Promise.all([read(isReplica), read(isReplica)])).toEqual([false, false])
    for (let times = 0; times < 5; times++) expect(await read(isReplica)).toBe(false)
    expect(faults.length).toBeLessThanOrEqual(2)
    await close()
  })

  test('that fails during a read is replaced by the primary, but errors of the reader are not repeated', async () => {
    await caughtUp()
    const { read, close } = replicaOf(primary, openReplica, () => {}, { maxWaitMs: 10_000, retryAfterMs: 0 })
    const readBy = await read(async (database) => {
      if (await isReplica(database)) await database.queries.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      return isReplica(database)
    })
    expect(readBy).toBe(false)
    let times = 0
    await expect(
      read(async () => {
        times += 1
        throw new Error('of the reader')
      }),
    ).rejects.toThrow('of the reader')
    expect(times).toBe(1)
    await close()
  })

  test('that cannot be reached, or copies another database, is not read', async () => {
    const faults: string[] = []
    const note = (fault: unknown) => faults.push((fault as Error).message)
    const gone = replicaOf(primary, () => openPostgres({ url: 'postgres://a:b@127.0.0.1:1/none' }), note)
    expect(await gone.read(isReplica)).toBe(false)
    const otherDatabase = replicaOf(primary, () => openPostgres({ url: process.env.TEST_DATABASE_URL ?? '' }), note)
    expect(await otherDatabase.read(isReplica)).toBe(false)
    expect(faults).toEqual([
      expect.stringContaining('reached'),
      'The database to read from is no replica of the other one',
    ])
  })
})

test('players read what they wrote, even from a server whose replica is seconds behind', async () => {
  const app = await buildApp({
    database: primary,
    openReplica,
    rateLimits: false,
    jobs: false,
    webFolder: '',
    logLevel: 'fatal',
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const body = { name: 'Ani', email: 'ani@example.org', password: 'correct horse battery', birthDate: '2000-01-01' }
  const { token } = await expectOk(
    sendTo(url)<{ token: string }>('POST /auth/register', { ...body, passwordConfirmation: body.password }),
  )
  const send = sendTo(url, token)
  const task = { title: 'Walk', gold: 5, type: 'todo', requireResult: false, tags: [] }
  const titles = async () => {
    const { content } = await expectOk(send<ExportedFile>('GET /user/tasks/export?format=json'))
    return (JSON.parse(content) as { title: string }[]).map(({ title }) => title).sort()
  }
  const written: string[] = []
  for (const title of ['Walk', 'Run', 'Swim']) {
    const { id } = await expectOk(send<{ id: string }>('POST /user/tasks', { ...task, title }))
    written.push(title)
    expect(await titles()).toEqual(written.toSorted())
    await expectOk(send(`POST /user/tasks/${id}/complete`, {}))
    await expectOk(send(`PATCH /user/tasks/${id}/archive`))
  }
  // The second page of the archive, one task each.
  const [second] = await expectOk(send<Task[]>('GET /user/tasks?archived=true&page=2&limit=1'))
  expect(second?.title).toBe('Run')
  const { entries } = await expectOk(send<{ entries: unknown[] }>('GET /user/ledger?currency=gold&page=2&limit=1'))
  expect(entries).toHaveLength(1)
  await app.close()
})
