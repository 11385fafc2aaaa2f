import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { readdirSync, readlinkSync, statSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SQL, sql } from './drizzle.ts'
import { databaseFault, FolderInUse, openEmbedded } from './index.ts'
import { lockFolder } from './lock.ts'

const caught = (error: unknown) => error

/** The folder of a database that is made once: the very first start takes seconds. */
let prepared: string
let folder: string
const children = new Set<ChildProcess>()

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'questboard-embedded-'))
  // As if an earlier first start had been cut short in the middle.
  await mkdir(join(prepared, 'database', 'base'), { recursive: true })
  await writeFile(join(prepared, 'database', 'PG_VERSION'), '18\n')
  const database = await openEmbedded({ folder: prepared })
  await database.close()
}, 60_000)
afterAll(() => rm(prepared, { recursive: true, force: true }))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'questboard-embedded-'))
})
afterEach(async () => {
  await Promise.all([...children].map(killed))
  await rm(folder, { recursive: true, force: true })
})

/** Runs a script in a separate process, which ends when its input does; resolves to it and its lines of output. */
function start(script: string): { child: ChildProcess; lines: AsyncIterator<string> } {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  if (!child.stdout) throw new Error('No output')
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
}

async function killed(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  if (child.kill('SIGKILL')) await exit
}

const copyPrepared = () => cp(prepared, folder, { recursive: true })

const from = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

describe('the folder', () => {
  test('is for this user alone', () => {
    expect(statSync(prepared).mode & 0o777).toBe(0o700)
    expect(statSync(join(prepared, 'database')).mode & 0o777).toBe(0o700)
  })

  test('keeps everything over close and open', async () => {
    await copyPrepared()
    for (let opened = 1; opened <= 2; opened++) {
      const database = await openEmbedded({ folder })
      await database.queries.execute(sql`create table if not exists openings (n integer)`)
      await database.queries.execute(sql`insert into openings values (${opened})`)
      expect(await database.rows(database.queries, sql`select count(*) as n from openings`)).toEqual([{ n: opened }])
      await database.close()
    }
  })

  test('starts again when the first start was interrupted', async () => {
    const database = await openEmbedded({ folder: prepared })
    await database.ping()
    await database.close()
  })

  test('after close, the database says so', async () => {
    await copyPrepared()
    const database = await openEmbedded({ folder })
    await database.close()
    expect(databaseFault(await database.ping().catch(caught))).toMatchObject({ away: true })
    expect(databaseFault(await database.transaction(async () => {}).catch(caught))).toMatchObject({ away: true })
  })
})

describe('an acknowledged write', () => {
  test('has been flushed to the disk before', async () => {
    await copyPrepared()
    const flush = fs.fdatasyncSync
    const flushed: string[] = []
    fs.fdatasyncSync = (file) => {
      flushed.push(process.platform === 'linux' ? readlinkSync(`/proc/self/fd/${file}`) : 'pg_wal')
      flush(file)
    }
    syncBuiltinESMExports()
    try {
      const database = await openEmbedded({ folder })
      await database.queries.execute(sql`create table notes (n integer)`)
      for (let n = 0; n < 5; n++) {
        flushed.length = 0
        await database.queries.execute(sql`insert into notes values (${n})`)
        expect(flushed.filter((path) => path.includes('pg_wal'))).not.toEqual([])
        flushed.length = 0
        await database.transaction(async (tx) => {
          await tx.execute(sql`insert into notes values (${n})`)
          expect(flushed).toEqual([])
        })
        expect(flushed.filter((path) => path.includes('pg_wal'))).not.toEqual([])
      }
      await database.close()
    } finally {
      fs.fdatasyncSync = flush
      syncBuiltinESMExports()
    }
  })

  test('does not include what the disk refused to flush, after which the engine starts again, even if the clock was set back', async () => {
    await copyPrepared()
    const flush = fs.fdatasyncSync
    const database = await openEmbedded({ folder })
    await database.queries.execute(sql`create table notes (n integer)`)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    fs.fdatasyncSync = () => {
      throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })
    }
    syncBuiltinESMExports()
    try {
      const write = () => database.queries.execute(sql`insert into notes values (1)`)
      const change = () => database.transaction((tx) => tx.execute(sql`insert into notes values (2)`))
      const results = await Promise.allSettled([write(), change(), write()])
      const faults = results.map((result) => databaseFault(result.status === 'rejected' && result.reason))
      // It is unknown whether a write is on the disk then.
      for (const fault of faults) expect(['08006', '08007']).toContain(fault?.sqlState)
      expect(faults[0]).toMatchObject({ sqlState: '08007', away: false })
      await write().catch(caught)
    } finally {
      vi.useRealTimers()
      fs.fdatasyncSync = flush
      syncBuiltinESMExports()
    }
    const insert = () => database.queries.execute(sql`insert into notes values (3)`).then(() => 'written', String)
    await expect.poll(insert, { timeout: 10_000 }).toBe('written')
    await database.close()

    const again = await openEmbedded({ folder })
    expect(await again.rows(again.queries, sql`select n from notes where n = 3`)).toEqual([{ n: 3 }])
    await again.close()
  })

  test('is there after the process was killed, each time', { timeout: 120_000 }, async () => {
    await copyPrepared()
    let acknowledged = 0
    for (let kills = 0; kills < 3; kills++) {
      const { child, lines } = start(`
        import { writeSync } from 'node:fs'
        import { openEmbedded } from ${from('./index.ts')}
        import { sql } from ${JSON.stringify(import.meta.resolve('drizzle-orm'))}
        const database = await openEmbedded({ folder: ${JSON.stringify(folder)} })
        await database.queries.execute(sql\`create table if not exists notes (n integer primary key, padding text)\`)
        for (let n = ${acknowledged + 1}; ; n++) {
          await database.queries.execute(sql\`insert into notes values (\${n}, repeat('x', 2000)) on conflict do nothing\`)
          writeSync(1, n + '\\n')
        }
      `)
      for (let count = 0; count < 25; count++) {
        const { value, done } = await lines.next()
        if (done) throw new Error('The writer ended by itself')
        acknowledged = Number(value)
      }
      await killed(child)

      const database = await openEmbedded({ folder })
      const [totals] = await database.rows<{ count: number; last: number }>(
        database.queries,
        sql`select count(*) as count, max(n) as last from notes where n <= ${acknowledged}`,
      )
      expect(totals).toEqual({ count: acknowledged, last: acknowledged })
      await database.close()
    }
  })
})

describe('maintenance', () => {
  test('keeps the log small, and frees the space of deleted rows', { timeout: 60_000 }, async () => {
    await copyPrepared()
    const database = await openEmbedded({ folder })
    const execute = (statement: SQL) => database.queries.execute(statement)
    const logBytes = () => {
      const log = join(folder, 'database', 'pg_wal')
      return readdirSync(log).reduce((sum, name) => sum + statSync(join(log, name)).size, 0)
    }
    await execute(sql`create table notes (n integer, padding text)`)
    const kept: number[] = []
    for (let round = 0; round < 12; round++) {
      await execute(sql`insert into notes select n, repeat('x', 1000) from generate_series(1, 9000) as n`)
      await execute(sql`delete from notes`)
      await database.maintenance?.checkpoint()
      await database.maintenance?.vacuum()
      kept.push(logBytes())
    }
    expect(Math.max(...kept)).toBeLessThan(90 * 1024 * 1024)
    const [table] = await database.rows<{ bytes: number }>(
      database.queries,
      sql`select pg_relation_size('notes') as bytes`,
    )
    expect(table?.bytes).toBe(0)
    await database.close()
  })
})

describe('the lock', () => {
  const taking = () => `
    import { lockFolder } from ${from('./lock.ts')}
    await lockFolder(${JSON.stringify(folder)}).then(
      () => console.log('has it'),
      (error) => console.log(error.name, error.holder),
    )
    process.stdin.on('end', () => process.exit()).resume()
  `

  test('is refused to another process, with the id of the holder', async () => {
    await copyPrepared()
    const database = await openEmbedded({ folder })
    const { child, lines } = start(`
      import { openEmbedded } from ${from('./index.ts')}
      await openEmbedded({ folder: ${JSON.stringify(folder)} }).catch((error) => console.log(error.name, error.message))
    `)
    const exit = once(child, 'exit')
    const { value } = await lines.next()
    expect(value).toContain(`FolderInUse The data folder ${folder} is in use by the process ${process.pid}`)
    expect(await lines.next()).toMatchObject({ done: true })
    expect(await exit).toEqual([0, null])
    await database.ping()
    await database.close()
  })

  test('is refused to the same process too, and taken again after release', async () => {
    const release = await lockFolder(folder)
    const refusal = await lockFolder(folder).catch(caught)
    expect(refusal).toBeInstanceOf(FolderInUse)
    expect(refusal).toMatchObject({ holder: process.pid, folder })
    release()
    const again = await lockFolder(folder)
    again()
  })

  test('is taken by exactly one of many parallel processes; the others get its id', {
    timeout: 60_000,
  }, async () => {
    const asking = Array.from({ length: 5 }, () => start(taking()))
    const answers = await Promise.all(asking.map(async ({ lines }) => (await lines.next()).value as string))
    const holder = asking[answers.indexOf('has it')]?.child.pid
    expect(answers.toSorted()).toEqual([...Array(4).fill(`FolderInUse ${holder}`), 'has it'])
  })

  test('is free when its holder was killed, even if the process id is used again', async () => {
    const { child, lines } = start(taking())
    expect((await lines.next()).value).toBe('has it')
    await killed(child)
    // As if the id had been given to another process, here this one.
    await writeFile(join(folder, 'holder'), String(process.ppid))
    const release = await lockFolder(folder)
    release()
  })
})
