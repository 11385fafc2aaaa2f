import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keyInFile } from './pin-key.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'questboard-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the key is made once, also by several servers at the same time, and only its owner reads it', async () => {
  const path = join(folder, 'data', 'pin.key')
  const keys = await Promise.all(Array.from({ length: 8 }, () => keyInFile(path)()))
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
  expect(await keyInFile(path)()).toBe(keys[0])
  expect(await readdir(join(folder, 'data'))).toEqual(['pin.key'])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('a folder that cannot be used fails, and works once it can', async () => {
  const read = keyInFile(join(folder, 'pin.key', 'pin.key'))
  const blocking = keyInFile(join(folder, 'pin.key'))
  await blocking()
  await expect(read()).rejects.toThrow()
  await rm(join(folder, 'pin.key'))
  expect(await read()).toMatch(/^[\w-]{43}$/)
})
