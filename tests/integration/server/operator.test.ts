import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Profile } from '@questboard/api/profile/schema'
import { type Database, openPostgres } from '@questboard/db'
import { emailOutbox, ledger, memberships, users } from '@questboard/db/schema'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCommand } from '../../../apps/server/src/operator/command.ts'
import { perform } from '../../../apps/server/src/operator/perform.ts'
import { endAll, repository, startServer } from '../../start/processes.ts'
import { audit } from '../../support/audit.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { newGroup } from '../../support/group.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { openStream } from '../../support/stream.ts'
import { goodPassword, startTestServerOn, type TestServer } from '../../support/test-server.ts'

interface Output {
  status: number
  stdout: string
  stderr: string
}

/** Runs a command as a process, with arguments and environment. */
function operate(environment: Record<string, string>, ...words: string[]): Promise<Output> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['apps/server/dist/bundle/operator.js', ...words],
      { cwd: repository, env: { PATH, HOME, NODE_COMPILE_CACHE, ...environment } },
      (error, stdout, stderr) => resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}

describe('on PostgreSQL', { timeout: 60_000 }, () => {
  let made: TestDatabase
  let server: TestServer
  let database: Database
  beforeAll(async () => {
    made = await testDatabase()
    database = await openPostgres({ url: made.url })
    server = await startTestServerOn(database)
  })
  afterAll(async () => {
    await server.close()
    await made.drop()
  })
  const run = (...words: string[]) => operate({ DATABASE_URL: made.url }, ...words)
  /** Runs a command in this process, which is faster. */
  const runHere = async (...words: string[]): Promise<Output> => {
    const { status, lines, error } = await perform(server.services, readCommand(words))
    const stdout = lines.map((line) => `${line}\n`).join('')
    return { status, stdout, stderr: error === undefined ? '' : `${error}\n` }
  }
  const rowOf = async (id: string) => (await database.queries.select().from(users).where(eq(users.id, id)))[0]

  test('locks an account, ends its streams on the running server, and unlocks it', async () => {
    const person = await server.person()
    const stream = await openStream(`${server.url}/api/user/notifications/stream`, person.token)
    expect((await stream.next())?.event).toBe('count')
    const locked = await run('lock', `  ${person.email.toUpperCase()}`)
    expect(locked).toEqual({ status: 0, stdout: `${person.email} is locked now.\n`, stderr: '' })
    expect(await stream.next()).toBeUndefined()
    expect((await person.send('GET /users/profile')).error.message).toBe('yourAccountIsLocked')
    expect((await runHere('lock', person.email)).stdout).toBe(`${person.email} is locked already.\n`)
    expect((await run('unlock', person.email)).stdout).toBe(`${person.email} is not locked now.\n`)
    expect((await person.send('GET /users/profile')).error.message).toBe('authenticationFailed')
    await expectOk(server.send('POST /auth/login', { email: person.email, password: goodPassword }))
  })

  test('makes an account the owner once', async () => {
    const { email } = await server.person()
    expect((await runHere('owner', email)).stdout).toBe(`${email} is the owner now.\n`)
    expect((await runHere('owner', email)).stdout).toBe(`${email} is the owner already.\n`)
    expect(await runHere('lock', 'no.one@example.org')).toMatchObject({ status: 1, stdout: '' })
  })

  test('gives gems once for each id, even in parallel, and the player sees the note', async () => {
    const person = await server.person()
    const id = randomUUID()
    const give = ['grant-gems', person.email, '20', '--note', 'Sorry for the outage', '--id', id]
    const both = await Promise.all([run(...give), run(...give)])
    expect(both.map(({ status, stderr }) => ({ status, stderr }))).toEqual(Array(2).fill({ status: 0, stderr: '' }))
    expect(both.filter(({ stdout }) => stdout.startsWith(`Gave 20 gems with the id ${id}.`))).toHaveLength(1)
    const again = await runHere(...give)
    expect(again.stdout).toContain('Nothing was given')
    expect((await rowOf(person.id))?.gems).toBe(70)
    const otherAmount = await runHere('grant-gems', person.email, '21', '--id', id)
    expect(otherAmount).toMatchObject({ status: 1, stdout: '' })
    expect(otherAmount.stderr).toContain('another grant')
    const { result } = await person.send<{ entries: object[] }>('GET /user/ledger?currency=gems')
    expect(result.entries[0]).toMatchObject({
      amount: 20,
      balance: 70,
      reason: 'gemsGranted',
      item: 'Sorry for the outage',
    })
    expect((await runHere('grant-gems', person.email, '1')).stdout).toContain(`${person.email} has 71 gems.`)
    expect(await audit(database)).toEqual([])
  })

  test('gives gems with one id to only one of two accounts, even in parallel', async () => {
    const people = [await server.person(), await server.person()]
    const id = randomUUID()
    const both = await Promise.all(people.map(({ email }) => run('grant-gems', email, '20', '--id', id)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([0, 1])
    const rows = await Promise.all(people.map((person) => rowOf(person.id)))
    expect(rows.map((row) => row?.gems).toSorted()).toEqual([50, 70])
    expect(await audit(database)).toEqual([])
  })

  test("pays a refund's debt from granted gems", async () => {
    const person = await server.person()
    await database.queries.update(users).set({ gemsOwed: 30 }).where(eq(users.id, person.id))
    expect((await runHere('grant-gems', person.email, '20')).status).toBe(0)
    expect(await rowOf(person.id)).toMatchObject({ gems: 40, gemsOwed: 0 })
    expect(await audit(database)).toEqual([])
  })

  test('lists failed e-mails and retries one or all', async () => {
    expect((await runHere('failed-emails')).stdout).toBe('No e-mail failed.\n')
    const at = new Date('2026-03-10T10:00:00Z')
    const message = (about: object) => ({
      id: randomUUID(),
      kind: 'recovery' as const,
      email: 'ana@example.org',
      lang: 'bg' as const,
      attempts: 6,
      nextAttemptAt: at,
      createdAt: at,
      failedAt: at,
      fault: '550 no such mailbox',
      ...about,
    })
    const [one, two, waits] = [
      message({}),
      message({ email: 'boris@example.org' }),
      message({ failedAt: null, attempts: 1 }),
    ]
    await database.queries.insert(emailOutbox).values([one, two, waits])
    const output = await runHere('failed-emails')
    expect(output.status).toBe(0)
    expect(output.stdout).toMatch(/^2 e-mails failed:\n/)
    expect(output.stdout).toContain(
      `${one.id}  2026-03-10T10:00:00.000Z  recovery to ana@example.org, after 6 attempts: 550 no such mailbox\n`,
    )
    expect(output.stdout).not.toContain(waits.id)
    expect((await runHere('failed-emails', '--retry', one.id)).stdout).toBe('1 e-mail will be sent again.\n')
    const [retried] = await database.queries.select().from(emailOutbox).where(eq(emailOutbox.id, one.id))
    expect(retried).toMatchObject({ attempts: 0, failedAt: null, fault: null })
    expect(await runHere('failed-emails', '--retry', one.id)).toMatchObject({ status: 1, stdout: '' })
    expect((await runHere('failed-emails', '--retry', 'all')).stdout).toBe('1 e-mail will be sent again.\n')
    expect((await runHere('failed-emails', '--retry', 'all')).stdout).toBe('0 e-mails will be sent again.\n')
    const [untouched] = await database.queries.select().from(emailOutbox).where(eq(emailOutbox.id, waits.id))
    expect(untouched?.attempts).toBe(1)
  })

  test('finds every balance that does not match the ledger, and nothing else', async () => {
    const { id: groupId, creator, members } = await newGroup(server)
    const person = await server.person()
    expect(await runHere('reconcile')).toEqual({
      status: 0,
      stdout: 'Every balance matches the ledger.\n',
      stderr: '',
    })
    const spoil = (statement: ReturnType<typeof sql>) => database.queries.execute(statement)
    await spoil(sql`update users set gold = gold + 7 where id = ${person.id}`)
    await spoil(sql`update memberships set ruby = ruby + 3 where user_id = ${members[0]?.id}`)
    await spoil(sql`update ledger set balance = balance + 1 where owner_id = ${creator.id} and currency = 'gems'`)
    const [membership] = await database.queries
      .select()
      .from(memberships)
      .where(eq(memberships.userId, members[0]?.id ?? ''))
    const pool = randomUUID()
    await spoil(sql`
      insert into pools (id, group_id, name, notes, ruby, saved, created_at) values (${pool}, ${groupId}, 'Trip', '', 9, 4, now())`)
    const found = await run('reconcile')
    expect(found.status).toBe(1)
    expect(found.stderr).toBe('4 balances do not match the ledger.\n')
    expect(found.stdout.trim().split('\n').sort()).toEqual(
      [
        `user ${person.id}: gold is 7, but its ledger rows add up to 0`,
        `pool ${pool}: ruby is 4, but its ledger rows add up to 0`,
        `membership ${membership?.id} of user ${members[0]?.id}: ruby is 3, but its ledger rows add up to 0`,
        `user ${creator.id}: gems is 50, but its ledger rows add up to 50; 1 row has another balance`,
      ].sort(),
    )
    await spoil(sql`delete from pools where id = ${pool}`)
    await spoil(sql`update users set gold = gold - 7 where id = ${person.id}`)
    await spoil(sql`update memberships set ruby = ruby - 3 where id = ${membership?.id}`)
    await database.queries
      .update(ledger)
      .set({ balance: sql`${ledger.balance} - 1` })
      .where(and(eq(ledger.ownerId, creator.id), eq(ledger.currency, 'gems')))
    expect((await runHere('reconcile')).status).toBe(0)
  })

  test.each([['lock'], ['unlock'], ['grant-gems', '5']])('reports an unknown address: %s', async (name, ...more) => {
    const output = await runHere(name, 'nobody@example.org', ...more)
    expect(output).toEqual({ status: 1, stdout: '', stderr: 'No account has the address nobody@example.org.\n' })
  })

  test('refuses to back up or restore', async () => {
    expect((await runHere('backup', 'x.tar.gz')).stderr).toContain('pg_dump')
    expect((await runHere('restore', 'x.tar.gz')).stderr).toContain('Stop the server first')
    expect((await run('restore', 'x.tar.gz')).stderr).toContain('pg_dump')
  })

  test('reports a database without tables', async () => {
    const empty = new URL(made.url)
    empty.pathname = 'postgres'
    const { status, stderr } = await operate({ DATABASE_URL: empty.href }, 'reconcile')
    expect(status).toBe(1)
    expect(stderr).toContain('start the server once to migrate it')
    expect(stderr).not.toMatch(/^ +at /m)
  })
})

describe('an invalid command', { timeout: 60_000 }, () => {
  test('prints a message before any database is opened', async () => {
    const { status, stdout, stderr } = await operate({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }, 'lock')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toBe('Usage: lock EMAIL\nRun "npm run operator -- help" for a list.\n')
  })

  test('help is printed, even without arguments', async () => {
    const [asked, bare] = await Promise.all([operate({}, 'help'), operate({})])
    expect(asked.status).toBe(0)
    expect(bare).toEqual(asked)
    for (const name of ['lock', 'unlock', 'grant-gems', 'failed-emails', 'reconcile', 'help']) {
      expect(asked.stdout).toMatch(new RegExp(`^  ${name} `, 'm'))
    }
  })

  test('an unreachable database and an invalid environment print a message', async () => {
    const away = await operate({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }, 'reconcile')
    const wrong = await operate({ DATABASE_URL: 'mysql://127.0.0.1/x' }, 'reconcile')
    for (const { status, stderr } of [away, wrong]) {
      expect(status).toBe(1)
      expect(stderr).not.toMatch(/^ +at /m)
    }
    expect(away.stderr.trim().split('\n')).toHaveLength(1)
    expect(wrong.stderr).toContain('DATABASE_URL must be')
  })
})

describe('on the embedded database', { timeout: 120_000 }, () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'questboard-operator-'))
  })
  afterEach(async () => {
    await endAll()
    rmSync(folder, { recursive: true, force: true })
  })

  async function register(url: string): Promise<string> {
    const account = { name: 'Mira', email: 'mira@example.org', password: goodPassword, birthDate: '1990-05-17' }
    const { result } = await sendTo(url)<{ token: string }>('POST /auth/register', {
      ...account,
      passwordConfirmation: goodPassword,
    })
    return result.token
  }

  test('is handled by the running server, or directly if there is none, even after a kill', async () => {
    const first = startServer({ DATA_DIR: folder })
    const url = await first.ready
    const send = sendTo(url, await register(url))
    const run = (...words: string[]) => operate({ DATA_DIR: folder }, ...words)
    expect(statSync(join(folder, 'operator.sock')).mode & 0o777).toBe(0o600)

    expect((await run('grant-gems', 'mira@example.org', '5', '--id', 'spring')).stdout).toContain('has 55 gems')
    expect((await send<Profile>('GET /users/profile')).result.stats.gems).toBe(55)
    expect((await run('owner', 'mira@example.org')).stdout).toBe('mira@example.org is the owner now.\n')
    expect(await run('owner', 'no.one@example.org')).toMatchObject({ status: 1, stdout: '' })
    expect((await run('lock', 'mira@example.org')).status).toBe(0)
    expect((await send('GET /users/profile')).error.message).toBe('yourAccountIsLocked')

    first.signal('SIGKILL')
    await first.ended
    expect(existsSync(join(folder, 'operator.sock'))).toBe(true)
    expect((await run('grant-gems', 'mira@example.org', '5', '--id', 'spring')).stdout).toContain('Nothing was given')

    const second = startServer({ DATA_DIR: folder })
    await second.ready
    expect((await run('reconcile')).status).toBe(0)
    second.signal('SIGTERM')
    expect((await second.ended).status).toBe(0)
    expect(existsSync(join(folder, 'operator.sock'))).toBe(false)
    expect((await run('reconcile')).status).toBe(0)
  })

  test('is backed up while the server runs, and restored while it is stopped', async () => {
    const first = startServer({ DATA_DIR: folder })
    const send = sendTo(await first.ready, await register(await first.ready))
    const run = (...words: string[]) => operate({ DATA_DIR: folder }, ...words)
    const file = join(folder, 'of-today.tar.gz')
    expect((await run('backup', file)).stdout).toContain(file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await run('backup', file)).stderr).toContain('already exists')
    await send('POST /user/tasks', { title: 'Of later', gold: 1, type: 'todo' })
    expect((await run('restore', file)).stderr).toContain('in use')
    first.signal('SIGTERM')
    await first.ended

    expect((await run('restore', join(folder, 'none'))).stderr).toContain('does not exist')
    expect(await run('restore', file)).toMatchObject({ status: 0 })
    expect((await run('reconcile')).status).toBe(0)
    const second = startServer({ DATA_DIR: folder })
    const again = sendTo(await second.ready)
    const { result } = await again<{ token: string }>('POST /auth/login', {
      email: 'mira@example.org',
      password: goodPassword,
    })
    expect((await sendTo(await second.ready, result.token)('GET /user/tasks')).result).toEqual([])
  })

  test('is looked up in DATA_DIR, and not created there', async () => {
    const { status, stdout, stderr } = await operate({ DATA_DIR: folder }, 'reconcile')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain(folder)
    expect(readdirSync(folder)).toEqual([])
  })
})
