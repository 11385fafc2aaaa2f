import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isMissing } from './is-missing.ts'
import { memoizeAsync } from './memoize-async.ts'

const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST'

/**
 * The key of PINs in a file beside the data. It is created when the first PIN is set; of several servers with the same
 * folder the first one creates it.
 */
export const keyInFile = (path: string): (() => Promise<string>) => memoizeAsync(() => readOrMake(path))

async function readOrMake(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  await mkdir(dirname(path), { recursive: true })
  const newFile = `${path}.${randomUUID()}`
  await writeFile(newFile, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    // Unlike renaming, linking never replaces the key of another server.
    await link(newFile, path)
  } catch (error) {
    if (!isThere(error)) throw error
  } finally {
    await rm(newFile)
  }
  return readFile(path, 'utf8')
}
