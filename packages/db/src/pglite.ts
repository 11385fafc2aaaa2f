import { closeSync, openAsBlob } from 'node:fs'
import { chmod, mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { DurableFiles } from './durable-files.ts'
import { DatabaseUnavailable } from './faults.ts'
import { parsers } from './values.ts'

type Answered = ReturnType<PGlite['execProtocolStream']>

/** PGlite that rejects calls after a crash. Otherwise they would never resolve and keep the process alive. */
export class GuardedPGlite extends PGlite {
  stopped: DatabaseUnavailable | undefined

  override async execProtocolStream(...call: Parameters<PGlite['execProtocolStream']>): Answered {
    if (this.stopped) throw this.stopped
    try {
      return await super.execProtocolStream(...call)
    } catch (error) {
      if (hasCrashed(error)) this.stopped = stoppedBy(error)
      throw this.stopped ?? error
    }
  }

  /** Closes the files of a crashed PGlite, which cannot do it itself. */
  closeFiles(): void {
    const { streams } = (this.Module as unknown as { FS: { streams: ({ nfd?: number } | null)[] } }).FS
    for (const stream of streams) {
      if (stream?.nfd === undefined) continue
      closeSync(stream.nfd)
      delete stream.nfd
    }
  }
}

/** The error of a stop. If the disk had no room for the log, the transaction was not committed. */
function stoppedBy(cause: unknown): DatabaseUnavailable {
  const full = cause instanceof Error && 'code' in cause && cause.code === noRoom
  return new DatabaseUnavailable('The embedded database has stopped', { cause, ...(full && { sqlState: noRoom }) })
}

const noRoom = '53100'

/** Whether PostgreSQL has ended: after PANIC, FATAL, or an error that is not from PostgreSQL, which is a crash. */
function hasCrashed(error: unknown): boolean {
  return !(error instanceof Error && 'severity' in error) || error.severity === 'PANIC' || error.severity === 'FATAL'
}

/**
 * The parameters without `-F`, which turns off fsync. This build does not support the default method, fdatasync. The
 * default of 128 MiB of buffers is for large databases: a household's fits into few, and the system keeps the files in
 * memory as well.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=8MB',
  // By default a thirty-second of those, so that many writes at once are written out all the time, and reads wait for
  // seconds.
  '-c',
  'wal_buffers=4MB',
  // How much of the log a checkpoint keeps for reuse: by default up to 1 GB, which each backup would contain.
  '-c',
  'min_wal_size=32MB',
  '-c',
  'max_wal_size=64MB',
]

/** A restore has moved the data away, and ended before the restored data took its place. */
export class InterruptedRestore extends Error {
  override name = 'InterruptedRestore'

  constructor(data: string) {
    super(
      `There is no database in ${data}: a restore was interrupted. Run it again, or rename the newest folder ` +
        '“database-before-…” beside it to “database”.',
    )
  }
}

/**
 * Starts on the data in `folder`, which must be locked by this process. An incomplete first start is repeated: from
 * `backup`, from the archive `newDatabase` if that file exists, or from nothing.
 * @throws InterruptedRestore
 */
export async function startPGlite(
  folder: string,
  source: { backup?: Blob; newDatabase?: string | undefined } = {},
): Promise<GuardedPGlite> {
  const data = join(folder, 'database')
  const complete = join(folder, 'complete')
  const first = !(await exists(complete))
  // Without the mark, an earlier first start was interrupted, so there is no user data.
  if (first) await rm(data, { recursive: true, force: true })
  else if (!(await exists(join(data, 'PG_VERSION')))) throw new InterruptedRestore(data)
  await mkdir(data, { recursive: true, mode: 0o700 })
  await chmod(data, 0o700)

  const backup = first ? (source.backup ?? (await openIfThere(source.newDatabase))) : undefined
  const pglite = new GuardedPGlite({
    fs: new DurableFiles(data),
    ...(backup && { loadDataDir: backup }),
    startParams,
    parsers,
    // Parameters are already text; PGlite's serializers expect values.
    serializers: Object.fromEntries(Object.keys(parsers).map((type) => [type, String])),
  })
  await pglite.waitReady
  if (first) {
    await flushTree(data)
    await (await open(complete, 'w', 0o600)).close()
    await flush(folder)
  }
  return pglite
}

const inflate = promisify(gunzip)

/** Unpacks an archive. PGlite itself throws an unhandled error for a truncated one. */
export async function unpack(archive: Uint8Array): Promise<Blob> {
  return new Blob([await inflate(archive)], { type: 'application/x-tar' })
}

/** Opens an archive if it exists. It is not unpacked here, which would hold it three times: such a file is complete. */
async function openIfThere(file: string | undefined): Promise<Blob | undefined> {
  return file !== undefined && (await exists(file)) ? openAsBlob(file, { type: 'application/gzip' }) : undefined
}

async function exists(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined)
  await file?.close()
  return file !== undefined
}

/** A new database is created without fsync, so its files are flushed at the end. */
async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  await Promise.all(entries.map((entry) => (entry.isDirectory() ? flushTree : flush)(join(folder, entry.name))))
  await flush(folder)
}

/** Writes a file or folder out to the disk. */
export async function flush(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
