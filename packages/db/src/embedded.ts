import { chmod, mkdir, open, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type Database, databaseOf, type Run } from './client.ts'
import { DurableFiles } from './durable-files.ts'
import { DatabaseAway } from './faults.ts'
import { lockFolder } from './lock.ts'
import { parsers } from './values.ts'

/**
 * Opens the PostgreSQL that runs inside this process, with its data in `folder`, which is made when missing and is this
 * process's alone until `close()`. Throws FolderInUse when another one has it. What a resolved promise has written is on disk.
 */
export async function openEmbedded(options: { folder: string }): Promise<Database> {
  const folder = resolve(options.folder)
  const release = await lockFolder(folder)
  let engine: Engine
  try {
    engine = await start(folder)
  } catch (error) {
    release()
    throw error
  }

  let closed = false
  function assertOpen(): void {
    if (closed) throw new DatabaseAway('The database is closed')
  }
  function runOn(target: Pick<PGlite, 'query'>): Run {
    return async (text, params, shape) => {
      const rowMode = shape === 'arrays' ? 'array' : 'object'
      return (await target.query<unknown>(text, params, { rowMode })).rows
    }
  }
  const run = runOn(engine)

  return databaseOf({
    name: 'embedded',
    async run(text, params, shape) {
      assertOpen()
      return run(text, params, shape)
    },
    async attempt(work) {
      assertOpen()
      return engine.transaction((transaction) => work(runOn(transaction)))
    },
    async listen(channel, receive) {
      assertOpen()
      // Not the engine's own listen(): it cannot stop listening to a channel whose name needs quotes.
      const stop = engine.onNotification((from, payload) => {
        if (from === channel) receive(payload)
      })
      await engine.exec(`LISTEN "${channel.replaceAll('"', '""')}"`)
      return async () => stop()
    },
    async close() {
      if (closed) return
      closed = true
      // Waits its turn behind everything begun before.
      await engine.exec('CHECKPOINT').catch(() => {})
      if (!engine.stopped) await engine.close()
      release()
    },
  })
}

/** PGlite, but one that has met its end says so: asked again, it would answer never, and hold the process. */
class Engine extends PGlite {
  stopped: DatabaseAway | undefined

  override async execProtocolStream(...call: Parameters<PGlite['execProtocolStream']>) {
    if (this.stopped) throw this.stopped
    try {
      return await super.execProtocolStream(...call)
    } catch (error) {
      if (isEnd(error)) this.stopped = new DatabaseAway('The embedded database has stopped', { cause: error })
      throw this.stopped ?? error
    }
  }
}

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

async function start(folder: string): Promise<Engine> {
  const data = join(folder, 'database')
  const complete = join(folder, 'complete')
  const first = !(await exists(complete))
  // Without the mark an earlier first start was cut short: nothing was ever written but half a database.
  if (first) await rm(data, { recursive: true, force: true })
  await mkdir(data, { recursive: true, mode: 0o700 })
  await chmod(data, 0o700)

  const engine = new Engine({
    fs: new DurableFiles(data),
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
