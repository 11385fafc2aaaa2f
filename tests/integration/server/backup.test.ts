import fs from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Task } from '@questboard/api/tasks/schema'
import { BadBackup, type Database, FolderInUse, openEmbedded, RestoreFailed, restoreEmbedded } from '@questboard/db'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backUpDaily, NoRoomForBackup, writeBackup } from '../../../apps/server/src/back-up.ts'
import { audit } from '../../support/audit.ts'
import { startTestServer, startTestServerOn, type TestServer } from '../../support/test-server.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'questboard-backup-'))
})
afterEach(() => rm(folder, { recursive: true }))

const back = ({ backup }: Database): Promise<Blob> => {
  if (!backup) throw new Error('this engine makes no backup')
  return backup()
}

/** A server on the restored data, with a user of the original one signed in. */
async function openRestored(): Promise<TestServer> {
  return startTestServerOn(await openEmbedded({ folder }))
}

describe('a backup of the embedded database', { timeout: 60_000 }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine: 'embedded' })
  })
  afterAll(() => server.close())

  test('contains everything acknowledged before it, with consistent balances, during parallel writes', async () => {
    const ana = await server.person()
    const answered: string[] = []
    let going = true
    const write = async () => {
      while (going) {
        const task = { title: 'Sweep', gold: 3, type: 'todo' }
        const { result } = await ana.send<{ id: string }>('POST /user/tasks', task)
        await ana.send(`POST /user/tasks/${result.id}/complete`, {})
        answered.push(result.id)
      }
    }
    const writing = [write(), write()]
    await expect.poll(() => answered.length).toBeGreaterThan(10)
    const before = [...answered]
    const backup = await back(server.database)
    await expect.poll(() => answered.length).toBeGreaterThan(before.length + 10)
    going = false
    await Promise.all(writing)

    expect(await restoreEmbedded({ folder, backup })).toBeUndefined()
    const restored = await openRestored()
    const { result: tasks } = await restored.send<Task[]>('GET /user/tasks', undefined, {
      authorization: `Bearer ${ana.token}`,
    })
    const completedIds = new Set(tasks.filter(({ completed }) => completed).map(({ id }) => id))
    expect(before.filter((id) => !completedIds.has(id))).toEqual([])
    expect(completedIds.size).toBeLessThan(answered.length)
    expect(await audit(restored.database)).toEqual([])
    await restored.close()
  })

  test('replaces the current data on restore, and keeps it next to it', async () => {
    await server.person({ name: 'Of the backup' })
    const backup = await back(server.database)
    await restoreEmbedded({ folder, backup })
    const replaced = await restoreEmbedded({ folder, backup })
    expect(replaced).toMatch(/database-before-/)
    expect((await stat(join(replaced ?? '', 'PG_VERSION'))).isFile()).toBe(true)
    expect(await readdir(folder)).not.toContain('restoring')
  })

  test('that is invalid or truncated changes nothing', async () => {
    const ana = await server.person()
    const backup = await back(server.database)
    await restoreEmbedded({ folder, backup })
    const half = backup.slice(0, Math.floor(backup.size / 2))
    for (const bad of [new Blob(['no archive']), half]) {
      await expect(restoreEmbedded({ folder, backup: bad })).rejects.toThrow(BadBackup)
    }
    const restored = await openRestored()
    const { status } = await restored.send('POST /auth/login', { email: ana.email, password: ana.password })
    expect(status).toBe(200)
    // A running server's data is not replaced either.
    await expect(restoreEmbedded({ folder, backup })).rejects.toThrow(FolderInUse)
    await restored.close()
  })

  test('that finds no space on the disk is not called invalid, and changes nothing', async () => {
    const backup = await back(server.database)
    await restoreEmbedded({ folder, backup })
    const before = await readdir(folder)
    const write = fs.writeSync
    fs.writeSync = () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }
    syncBuiltinESMExports()
    try {
      await expect(restoreEmbedded({ folder, backup })).rejects.toThrow(RestoreFailed)
    } finally {
      fs.writeSync = write
      syncBuiltinESMExports()
    }
    expect(await readdir(folder)).toEqual(before)
  })

  test('whose restore was interrupted starts no empty server', async () => {
    await restoreEmbedded({ folder, backup: await back(server.database) })
    await rename(join(folder, 'database'), join(folder, 'database-before-2026-03-10T10-00-00'))
    await expect(openEmbedded({ folder })).rejects.toThrow('a restore was interrupted')
  })
})

describe('daily backups', () => {
  const make = async () => new Blob(['of today'])

  test('are made once a day, and the newest ones are kept', async () => {
    const options = { folder: join(folder, 'backups'), kept: 2 }
    expect(await backUpDaily(options, new Date('2026-03-01T23:59:00Z'), make)).toBe(true)
    expect(await backUpDaily(options, new Date('2026-03-01T23:59:59Z'), make)).toBe(false)
    for (const day of ['02', '03']) await backUpDaily(options, new Date(`2026-03-${day}T00:00:00Z`), make)
    await writeFile(join(options.folder, 'by-hand.tar.gz'), '')
    await backUpDaily(options, new Date('2026-03-04T00:00:00Z'), make)
    const names = (await readdir(options.folder)).sort()
    expect(names).toEqual(['by-hand.tar.gz', 'questboard-2026-03-03.tar.gz', 'questboard-2026-03-04.tar.gz'])
    expect((await stat(join(options.folder, names[1] ?? ''))).mode & 0o777).toBe(0o600)
  })

  test('of a clock that was ahead are kept beside those of today until their day', async () => {
    const options = { folder: join(folder, 'backups'), kept: 1 }
    await backUpDaily(options, new Date('2030-01-01T00:00:00Z'), make)
    for (const day of ['01', '02']) {
      expect(await backUpDaily(options, new Date(`2026-03-${day}T12:00:00Z`), make)).toBe(true)
      expect(await backUpDaily(options, new Date(`2026-03-${day}T12:10:00Z`), make)).toBe(false)
      const names = (await readdir(options.folder)).sort()
      expect(names).toEqual([`questboard-2026-03-${day}.tar.gz`, 'questboard-2030-01-01.tar.gz'])
    }
    await backUpDaily(options, new Date('2030-01-02T00:00:00Z'), make)
    expect(await readdir(options.folder)).toEqual(['questboard-2030-01-02.tar.gz'])
  })

  test('leave no partial file after a failure, and are retried', async () => {
    const options = { folder, kept: 2 }
    const fail = () => Promise.reject(new Error('the disk is full'))
    await expect(backUpDaily(options, new Date('2026-03-01T12:00:00Z'), fail)).rejects.toThrow('the disk is full')
    expect(await readdir(folder)).toEqual([])
    expect(await backUpDaily(options, new Date('2026-03-01T12:10:00Z'), make)).toBe(true)
    const taken = join(folder, 'taken.tar.gz')
    await mkdir(taken)
    await expect(writeBackup(taken, await make())).rejects.toThrow()
    expect(await readdir(folder)).not.toContain('taken.tar.gz.part')
  })

  test('replace the oldest ones on a nearly full disk, and are not written where no space is left', async () => {
    const mebibyte = 1024 * 1024
    const options = { folder, kept: 7 }
    const archive = () => new Blob([new Uint8Array(mebibyte)])
    for (const day of ['01', '02', '03']) {
      await backUpDaily(options, new Date(`2026-03-${day}T12:00:00Z`), async () => archive())
    }
    let made = 0
    const make = async () => {
      made++
      return archive()
    }
    // The free space grows by the files that are deleted.
    const withFree = (mebibytes: number) => async () => (mebibytes + 3 - (await readdir(folder)).length) * mebibyte
    const fourth = new Date('2026-03-04T12:00:00Z')
    await expect(backUpDaily(options, fourth, make, withFree(62))).rejects.toThrow(NoRoomForBackup)
    expect(made).toBe(0)
    expect(await readdir(folder)).toHaveLength(3)
    await backUpDaily(options, fourth, make, withFree(63))
    expect((await readdir(folder)).sort()).toEqual(['questboard-2026-03-03.tar.gz', 'questboard-2026-03-04.tar.gz'])
  })

  test('delete only their own files', async () => {
    const file = join(folder, 'one.tar.gz')
    await writeFile(`${file}.part`, 'cut short')
    await writeBackup(file, await make())
    expect(await readdir(folder)).toEqual(['one.tar.gz'])
  })
})
