import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissing } from './is-missing.ts'
import { freeBytesOf } from './machine.ts'

/** The folder of the daily backups, and how many are kept. */
export interface Backups {
  folder: string
  kept: number
}

/** Writes a backup atomically, readable only by the owner of the server's files. Leaves nothing after a failure. */
export async function writeBackup(file: string, backup: Blob): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.part`
  try {
    const handle = await open(part, 'w', 0o600)
    try {
      await handle.writeFile(new Uint8Array(await backup.arrayBuffer()))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } catch (error) {
    // On a full disk it would take the last room of the database.
    await rm(part, { force: true })
    throw error
  }
}

/** Whether a file has the name of a daily backup. */
export const isDaily = (name: string): boolean => /^questboard-\d{4}-\d{2}-\d{2}\.tar\.gz$/.test(name)

/** The disk has no room for a backup beside the database. */
export class NoRoomForBackup extends Error {
  override name = 'NoRoomForBackup'
}

/** What a backup must leave free for the database, which stops on a full disk. */
const reservedBytes = 64 * 1024 * 1024

/**
 * Makes one backup per UTC day and keeps the newest. On a nearly full disk older daily backups make room for it, except
 * the newest of them.
 *
 * @returns whether a backup was made
 * @throws NoRoomForBackup
 */
export async function backUpDaily(
  { folder, kept }: Backups,
  now: Date,
  backUp: () => Promise<Blob>,
  freeBytes = freeBytesOf,
): Promise<boolean> {
  const name = `questboard-${now.toISOString().slice(0, 10)}.tar.gz`
  const backups = await backupsIn(folder, isDaily)
  if (backups.includes(name)) return false
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // One with a later day was made while the clock was ahead. It must not take the place of this one.
  const earlier = backups.filter((other) => other < name).sort()

  async function makeRoomFor(bytes: number): Promise<void> {
    const isMissingRoom = async (freed = 0) => (await freeBytes(folder)) + freed < bytes + reservedBytes
    const sizes = await Promise.all(earlier.slice(0, -1).map(async (name) => (await stat(join(folder, name))).size))
    // If others fill the disk, no earlier backup is given up for nothing.
    if (await isMissingRoom(sizes.reduce((sum, size) => sum + size, 0))) {
      throw new NoRoomForBackup('The disk has no room for the daily backup')
    }
    while (earlier.length > 1 && (await isMissingRoom())) await rm(join(folder, earlier.shift() ?? ''))
  }

  // A backup takes seconds to make, so one that will not fit is not made.
  const newest = earlier.at(-1)
  if (newest !== undefined) await makeRoomFor((await stat(join(folder, newest))).size)
  const backup = await backUp()
  await makeRoomFor(backup.size)
  await writeBackup(join(folder, name), backup)
  const all = [...earlier, name]
  await Promise.all(all.slice(0, Math.max(0, all.length - kept)).map((old) => rm(join(folder, old))))
  return true
}

/** The files of a folder with such a name. None if there is no folder. */
export async function backupsIn(folder: string, isBackup: (name: string) => boolean): Promise<string[]> {
  try {
    return (await readdir(folder)).filter(isBackup)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
