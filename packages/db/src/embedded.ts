import { resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { type Database, databaseOf, type Run } from './client.ts'
import type { Engine } from './engine.ts'
import { DatabaseAway } from './faults.ts'
import { lockFolder } from './lock.ts'

/**
 * Opens the PostgreSQL that runs inside this process, with its data in `folder`, which is made when missing and is this
 * process's alone until `close()`. Throws FolderInUse when another one has it. What a resolved promise has written is on disk.
 */
export async function openEmbedded(options: { folder: string }): Promise<Database> {
  const folder = resolve(options.folder)
  const release = await lockFolder(folder)
  let engine: Engine
  try {
    // Loaded here only: a server with a PostgreSQL of its own has no use for some megabytes of another.
    const { startEngine } = await import('./engine.ts')
    engine = await startEngine(folder)
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
    async lend(work) {
      assertOpen()
      return work(run)
    },
    async attempt(work) {
      assertOpen()
      return engine.transaction((transaction) => work(runOn(transaction)))
    },
    load: () => undefined,
    async backup() {
      assertOpen()
      // The files are read in one go, between two statements: with the log they are what a crash would leave.
      return engine.dumpDataDir('gzip')
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
