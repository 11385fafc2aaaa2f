import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { serverFolder } from './folders.ts'

/** The version of Questboard that runs. */
export const { version }: { version: string } = JSON.parse(readFileSync(join(serverFolder, 'package.json'), 'utf8'))

/** The free bytes of the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
