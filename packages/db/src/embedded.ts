import { resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { createDatabase, type Database, type Run } from './client.ts'
import { DatabaseUnavailable, writeFault, writeStatement } from './faults.ts'
import { lockFolder } from './lock.ts'
import { maintenanceOf } from './maintenance.ts'
import type { GuardedPGlite } from './pglite.ts'
import { quoted } from './values.ts'

/** The time between the end of an engine and the next start, since starting takes CPU from the server. */
const pauseAfterEndMs = 5_000

interface Listener {
  channel: string
  receive: (payload: string) => void
  missed: (() => void) | undefined
}

/**
 * Opens the PostgreSQL that runs inside this process, with its data in `folder`, which is created if missing and locked
 * until `close()`. Throws FolderInUse when another process has it. Resolved writes are on disk. An engine that has
 * stopped, for example because the disk is full, is started again on the next call. The first start unpacks
 * `newDatabase`, an archive with all migrations, if that exists.
 */
export async function openEmbedded(options: { folder: string; newDatabase?: string | undefined }): Promise<Database> {
  const folder = resolve(options.folder)
  const release = await lockFolder(folder)
  const listeners = new Set<Listener>()
  let pglite: GuardedPGlite
  let starting: Promise<GuardedPGlite> | undefined
  let notBefore = 0
  let closed = false
  try {
    pglite = await start()
  } catch (error) {
    release()
    throw error
  }

  async function start(): Promise<GuardedPGlite> {
    // Loaded on demand, so a server with PostgreSQL needs less memory.
    const { startPGlite } = await import('./pglite.ts')
    const started = await startPGlite(folder, { newDatabase: options.newDatabase })
    started.onNotification((from, payload) => {
      for (const { channel, receive } of listeners) if (from === channel) receive(payload)
    })
    for (const { channel } of listeners) await started.exec(`LISTEN ${quoted(channel)}`)
    return started
  }

  async function startAgain(stopped: DatabaseUnavailable): Promise<GuardedPGlite> {
    if (performance.now() < notBefore) throw stopped
    try {
      pglite.closeFiles()
      pglite = await start()
    } catch (cause) {
      throw new DatabaseUnavailable('The embedded database cannot be started again', {
        sqlState: stopped.sqlState,
        cause,
      })
    } finally {
      notBefore = performance.now() + pauseAfterEndMs
    }
    for (const { missed } of listeners) missed?.()
    return pglite
  }

  async function runningEngine(): Promise<GuardedPGlite> {
    if (closed) throw new DatabaseUnavailable('The database is closed')
    if (!pglite.stopped) return pglite
    starting ??= startAgain(pglite.stopped).finally(() => {
      starting = undefined
    })
    return starting
  }

  function runOn(target: Pick<PGlite, 'query'>): Run {
    return async (text, params, shape) => {
      const rowMode = shape === 'arrays' ? 'array' : 'object'
      return (await target.query<unknown>(text, params, { rowMode })).rows
    }
  }

  /** Outside of a transaction each statement is one, committed before its answer. */
  const run: Run = async (text, params, shape) => {
    const live = pglite.stopped || closed ? await runningEngine() : pglite
    try {
      return await runOn(live)(text, params, shape)
    } catch (error) {
      throw writeStatement.test(text) ? writeFault(error) : error
    }
  }

  return createDatabase({
    name: 'embedded',
    run,
    lend: (work) => work(run),
    async attempt(work) {
      const live = await runningEngine()
      let committing = false
      try {
        // `patient` has no effect: this engine has no time limits.
        return await live.transaction(async (transaction) => {
          const result = await work(runOn(transaction))
          committing = true
          return result
        })
      } catch (error) {
        throw committing ? writeFault(error) : error
      }
    },
    load: () => undefined,
    async backup() {
      const live = await runningEngine()
      // Without it the archive would contain more of the log, which is in the tables' files afterwards.
      await live.exec('CHECKPOINT')
      // The files are read between two statements. With the log they are in the state that a crash would leave.
      return live.dumpDataDir('gzip')
    },
    maintenance: maintenanceOf(run),
    async listen(channel, receive, missed) {
      const live = await runningEngine()
      const listener = { channel, receive, missed }
      listeners.add(listener)
      // Not PGlite's listen(): it cannot unlisten a channel whose name needs quotes.
      await live.exec(`LISTEN ${quoted(channel)}`)
      return async () => {
        listeners.delete(listener)
      }
    },
    async close() {
      if (closed) return
      closed = true
      await starting?.catch(() => {})
      // Runs after everything that was started before.
      await pglite.exec('CHECKPOINT').catch(() => {})
      if (!pglite.stopped) await pglite.close()
      release()
    },
  })
}
