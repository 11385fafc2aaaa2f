import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { databaseFault } from './faults.ts'
import { lockFolder } from './lock.ts'

/** The numbers of system errors in WebAssembly, which are those of WASI. */
const wasi = { EACCES: 2, EDQUOT: 19, ENOMEM: 48, ENOSPC: 51, EPERM: 63, EROFS: 69 }

/** The file is not a backup of an embedded database. */
export class BadBackup extends Error {
  override name = 'BadBackup'
}

/** The disk or the memory has no room to unpack the backup, or its folder cannot be written. The backup may be good. */
export class RestoreFailed extends Error {
  override name = 'RestoreFailed'
}

/** A full disk, too little memory, a folder that cannot be written: as PostgreSQL, Node and the engine's files say it. */
const faultsOfMachine = new Set<unknown>(['53100', '53200', 'ENOSPC', 'EDQUOT', 'ENOMEM', 'EACCES', 'EPERM', 'EROFS'])
const errnosOfMachine = new Set<unknown>(Object.values(wasi))

interface Fault {
  code?: unknown
  errno?: unknown
  cause?: unknown
}

/** Whether this machine is the cause of an error, or of one of its causes. */
function isFaultOfMachine(error: unknown): boolean {
  if (faultsOfMachine.has(databaseFault(error)?.sqlState)) return true
  // The errors of the engine's files are not instances of Error.
  for (let fault = error as Fault | undefined; fault; fault = fault.cause as Fault | undefined) {
    if (faultsOfMachine.has(fault.code) || errnosOfMachine.has(fault.errno) || fault instanceof RangeError) return true
  }
  return false
}

/**
 * Replaces the data of an embedded database in `folder` with a backup. The previous data is kept beside it. Nothing
 * changes before the backup has been opened.
 * @returns the path of the previous data, if any
 * @throws FolderInUse when a process has the folder, BadBackup, RestoreFailed
 */
export async function restoreEmbedded(options: { folder: string; backup: Blob }): Promise<string | undefined> {
  const folder = resolve(options.folder)
  const release = await lockFolder(folder)
  const fresh = join(folder, 'restoring')
  try {
    await rm(fresh, { recursive: true, force: true })
    await mkdir(fresh, { mode: 0o700 })
    await openOnce(fresh, options.backup)
    const present = join(folder, 'database')
    const earlier = join(folder, `database-before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`)
    const hasEarlier = await moved(present, earlier)
    await rename(join(fresh, 'database'), present)
    await (await open(join(folder, 'complete'), 'w', 0o600)).close()
    const { flush } = await import('./pglite.ts')
    await flush(folder)
    return hasEarlier ? earlier : undefined
  } finally {
    await rm(fresh, { recursive: true, force: true })
    release()
  }
}

async function openOnce(folder: string, backup: Blob): Promise<void> {
  try {
    // Loaded here only, as where it is opened.
    const { startPGlite, unpack } = await import('./pglite.ts')
    const pglite = await startPGlite(folder, { backup: await unpack(new Uint8Array(await backup.arrayBuffer())) })
    await pglite.query('select count(*) from users')
    await pglite.close()
  } catch (error) {
    if (isFaultOfMachine(error)) {
      throw new RestoreFailed(
        `The backup could not be unpacked in ${folder}. It needs as much space as the database, and memory. Nothing was changed.`,
        { cause: error },
      )
    }
    throw new BadBackup('This is not a backup of Questboard, or not a whole one', { cause: error })
  }
}

async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
