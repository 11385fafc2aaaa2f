import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** Another living process has the folder open. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
  /** The process id, if known. */
  readonly holder: number | undefined
  readonly folder: string

  constructor(folder: string, holder: number | undefined) {
    const who = holder === undefined ? 'another process' : `the process ${holder}`
    super(`The data folder ${folder} is in use by ${who}; stop it first, or give this one another folder`)
    this.folder = folder
    this.holder = holder
  }
}

/** Releases the folder. */
export type Release = () => void

/** Keeps the locks from garbage collection, which would release them. */
const openLocks = new Set<DatabaseSync>()

/**
 * Locks the folder for this process. Creates it (mode 0700) if it is missing. Throws FolderInUse when another process,
 * or this one, has it.
 *
 * The lock is the operating system's own, on a file that Node's SQLite opens and never writes: the system decides
 * between two that start at once, and frees it however the holder dies, so there is no stale lock to judge. A file with
 * a process id has neither property. The id is written beside it only to be shown; nothing else may open `lock`, as
 * closing it would free it.
 */
export async function lockFolder(folder: string): Promise<Release> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: busyMilliseconds })
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new FolderInUse(folder, await holderOf(folder))
  }
  openLocks.add(lock)
  await writeFile(join(folder, 'holder'), String(process.pid))
  return () => {
    openLocks.delete(lock)
    lock.close()
  }
}

/** Two processes that try at the same instant may both see a busy lock, so it is tried again within this time. */
const busyMilliseconds = 1_000

const sqliteBusy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

/** The holder writes its id just after it got the lock. Until then the file contains an old one. */
async function holderOf(folder: string): Promise<number | undefined> {
  for (let tries = 0; tries < 50; tries++) {
    const holder = Number(await readFile(join(folder, 'holder'), 'utf8').catch(() => ''))
    if (holder > 0 && lives(holder)) return holder
    await pause(20)
  }
  return undefined
}

function lives(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
