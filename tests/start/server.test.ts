import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endAll, startServer } from './processes.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questboard-server-'))
})

afterEach(async () => {
  await endAll()
  rmSync(folder, { recursive: true, force: true })
})

describe('an environment that is not usable', () => {
  test('is told whole, and nothing is started', async () => {
    const { ended } = startServer({
      PORT: 'eighty',
      DATA_DIR: folder,
      DATABASE_URL: 'mysql://127.0.0.1/questboard',
      RATE_LIMITS: 'maybe',
      LOG_LEVEL: 'loud',
      ERASURE_DAYS: '91',
      CONTACT_EMAIL: 'somebody',
    })
    const { status, stdout, stderr } = await ended
    expect(status).toBe(1)
    expect(stdout).toBe('')
    for (const name of ['PORT', 'DATABASE_URL', 'RATE_LIMITS', 'LOG_LEVEL', 'ERASURE_DAYS', 'CONTACT_EMAIL']) {
      expect(stderr).toMatch(new RegExp(`^ *${name} must be .+$`, 'm'))
    }
    expect(stderr).not.toMatch(/^ +at /m)
  })

  test('a database that does not answer is said in a line', async () => {
    const { ended } = startServer({ DATA_DIR: folder, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })
    const { status, stderr } = await ended
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain('database')
  })
})

describe('the data folder', { timeout: 120_000 }, () => {
  test('belongs to one server at a time; a second is told in a line by whom it is held', async () => {
    const first = startServer({ DATA_DIR: folder })
    await first.ready
    const { status, stdout, stderr } = await startServer({ DATA_DIR: folder }).ended
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain(folder)
    expect(stderr).toContain(`process ${first.pid}`)
  })

  test('is free again when its server has ended, or was killed', async () => {
    const first = startServer({ DATA_DIR: folder })
    await first.ready
    first.signal('SIGTERM')
    expect((await first.ended).status).toBe(0)
    const second = startServer({ DATA_DIR: folder })
    await second.ready
    second.signal('SIGKILL')
    await second.ended
    const third = startServer({ DATA_DIR: folder })
    const answer = await fetch(`${await third.ready}/readyz`)
    expect(answer.status).toBe(200)
  })
})
