import { closeSync } from 'node:fs'
import { chmod, mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DurableFiles } from './durable-files.ts'
import { DatabaseAway } from './faults.ts'
import { parsers } from './values.ts'

type Answered = ReturnType<PGlite['execProtocolStream']>

/** PGlite, but one that has met its end says so: asked again, it would answer never, and hold the process. */
export class Engine extends PGlite {
  stopped: DatabaseAway | undefined

  override async execProtocolStream(...call: Parameters<PGlite['execProtocolStream']>): Answered {
    if (this.stopped) throw this.stopped
    try {
      return await super.execProtocolStream(...call)
    } catch (error) {
      if (isEnd(error)) this.stopped = stoppedBy(error)
      throw this.stopped ?? error
    }
  }

  /** Closes the files of one that has stopped, which cannot do it itself any more. */
  letGo(): void {
    const { streams } = (this.Module as unknown as { FS: { streams: ({ nfd?: number } | null)[] } }).FS
    for (const stream of streams) {
      if (stream?.nfd === undefined) continue
      closeSync(stream.nfd)
      delete stream.nfd
    }
  }
}

/** When its log had no room on the disk, the commit that it would have held was surely not made. */
function stoppedBy(cause: unknown): DatabaseAway {
  const full = cause instanceof Error && 'code' in cause && cause.code === noRoom
  return new DatabaseAway('The embedded database has stopped', { cause, ...(full && { sqlState: noRoom }) })
}

const noRoom = '53100'

/** PANIC and FATAL are PostgreSQL's last words; what is no error of PostgreSQL is the engine's own collapse. */
function isEnd(error: unknown): boolean {
  return !(error instanceof Error && 'severity' in error) || error.severity === 'PANIC' || error.severity === 'FATAL'
}

/** Without `-F`, which turns flushing off; the default method, fdatasync, is one that this build leaves out. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on'],
  ...['-c', 'wal_sync_method=fsync'],
]

/**
 * Starts on the data in `folder`, which must be this process's alone; what was never completely made is made anew, of
 * `backup` when there is one.
 */
export async function startEngine(folder: string, { backup }: { backup?: Blob } = {}): Promise<Engine> {
  const data = join(folder, 'database')
  const complete = join(folder, 'complete')
  const first = !(await exists(complete))
  // Without the mark an earlier first start was cut short: nothing was ever written but half a database.
  if (first) await rm(data, { recursive: true, force: true })
  await mkdir(data, { recursive: true, mode: 0o700 })
  await chmod(data, 0o700)

  const engine = new Engine({
    fs: new DurableFiles(data),
    ...(first && backup && { loadDataDir: backup }),
    startParams,
    parsers,
    // Parameters arrive as text already; the engine's own would expect them as values.
    serializers: Object.fromEntries(Object.keys(parsers).map((type) => [type, String])),
  })
  await engine.waitReady
  if (first) {
    await flushTree(data)
    await (await open(complete, 'w', 0o600)).close()
    await flush(folder)
  }
  return engine
}

async function exists(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined)
  await file?.close()
  return file !== undefined
}

/** The files of a new database are made without flushing any. */
async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  await Promise.all(entries.map((entry) => (entry.isDirectory() ? flushTree : flush)(join(folder, entry.name))))
  await flush(folder)
}

async function flush(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
