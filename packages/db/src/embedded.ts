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
  let pglite: PGlite
  try {
    pglite = await start(folder)
  } catch (error) {
    release()
    throw error
  }

  let closed = false
  function run(on: { query: PGlite['query'] }): Run {
    return async (text, params, shape) => {
      if (closed) throw new DatabaseAway('The database is closed')
      const rowMode = shape === 'arrays' ? 'array' : 'object'
      const { rows } = await on.query<unknown>(text, params, { rowMode })
      return rows
    }
  }

  return databaseOf({
    name: 'embedded',
    run: run(pglite),
    attempt: (work) => {
      if (closed) return Promise.reject(new DatabaseAway('The database is closed'))
      return pglite.transaction((transaction) => work(run(transaction)))
    },
    async listen(channel, receive) {
      // Not the engine's own listen(): it cannot stop listening to a channel whose name needs quotes.
      const stop = pglite.onNotification((from, payload) => {
        if (from === channel) receive(payload)
      })
      await pglite.exec(`LISTEN "${channel.replaceAll('"', '""')}"`)
      return async () => stop()
    },
    async close() {
      if (closed) return
      closed = true
      await pglite.close()
      release()
    },
  })
}

/** Without `-F`, which turns flushing off; the default method, fdatasync, is one that this build leaves out. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on'],
  ...['-c', 'wal_sync_method=fsync'],
]

async function start(folder: string): Promise<PGlite> {
  const data = join(folder, 'database')
  const complete = join(folder, 'complete')
  const first = !(await exists(complete))
  // Without the mark an earlier first start was cut short: nothing was ever written but half a database.
  if (first) await rm(data, { recursive: true, force: true })
  await mkdir(data, { recursive: true, mode: 0o700 })
  await chmod(data, 0o700)

  const pglite = await PGlite.create({
    fs: new DurableFiles(data),
    startParams,
    parsers,
    // Parameters arrive as text already; the engine's own would expect them as values.
    serializers: Object.fromEntries(Object.keys(parsers).map((type) => [type, String])),
  })
  if (first) {
    await flushTree(data)
    await (await open(complete, 'w', 0o600)).close()
    await flush(folder)
  }
  return pglite
}

async function exists(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined)
  await file?.close()
  return file !== undefined
}

/** The files of a new database are made without flushing any. */
async function flushTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await flushTree(path)
    else await flush(path)
  }
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
