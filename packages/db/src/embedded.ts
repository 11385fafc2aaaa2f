import { resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { type Database, databaseOf, type Run } from './client.ts'
import type { Engine } from './engine.ts'
import { DatabaseAway, ofWrite, writes } from './faults.ts'
import { lockFolder } from './lock.ts'
import { quoted } from './values.ts'

/** From the end of an engine to the start of the next one, in milliseconds: starting takes the server's own time. */
const pauseAfterEnd = 5_000

interface Hearer {
  channel: string
  receive: (payload: string) => void
  missed: (() => void) | undefined
}

/**
 * Opens the PostgreSQL that runs inside this process, with its data in `folder`, which is made when missing and is this
 * process's alone until `close()`. Throws FolderInUse when another one has it. What a resolved promise has written is on disk.
 * An engine that has stopped, as it does when the disk is full, is started again when somebody asks for something.
 */
export async function openEmbedded(options: { folder: string }): Promise<Database> {
  const folder = resolve(options.folder)
  const release = await lockFolder(folder)
  const hearers = new Set<Hearer>()
  let engine: Engine
  let starting: Promise<Engine> | undefined
  let notBefore = 0
  let closed = false
  try {
    engine = await start()
  } catch (error) {
    release()
    throw error
  }

  async function start(): Promise<Engine> {
    // Loaded here only: a server with a PostgreSQL of its own has no use for some megabytes of another.
    const { startEngine } = await import('./engine.ts')
    const started = await startEngine(folder)
    started.onNotification((from, payload) => {
      for (const { channel, receive } of hearers) if (from === channel) receive(payload)
    })
    for (const { channel } of hearers) await started.exec(`LISTEN ${quoted(channel)}`)
    return started
  }

  async function startAgain(stopped: DatabaseAway): Promise<Engine> {
    if (Date.now() < notBefore) throw stopped
    try {
      engine.letGo()
      engine = await start()
    } catch (cause) {
      throw new DatabaseAway('The embedded database cannot be started again', { sqlState: stopped.sqlState, cause })
    } finally {
      notBefore = Date.now() + pauseAfterEnd
    }
    for (const { missed } of hearers) missed?.()
    return engine
  }

  async function living(): Promise<Engine> {
    if (closed) throw new DatabaseAway('The database is closed')
    if (!engine.stopped) return engine
    starting ??= startAgain(engine.stopped).finally(() => {
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
    const on = engine.stopped || closed ? await living() : engine
    try {
      return await runOn(on)(text, params, shape)
    } catch (error) {
      throw writes.test(text) ? ofWrite(error) : error
    }
  }

  return databaseOf({
    name: 'embedded',
    run,
    lend: (work) => work(run),
    async attempt(work) {
      const on = await living()
      let committing = false
      try {
        // A patient one needs nothing: this engine limits neither locks nor statements.
        return await on.transaction(async (transaction) => {
          const result = await work(runOn(transaction))
          committing = true
          return result
        })
      } catch (error) {
        throw committing ? ofWrite(error) : error
      }
    },
    load: () => undefined,
    async backup() {
      const on = await living()
      // The files are read in one go, between two statements: with the log they are what a crash would leave.
      return on.dumpDataDir('gzip')
    },
    async listen(channel, receive, missed) {
      const on = await living()
      const hearer = { channel, receive, missed }
      hearers.add(hearer)
      // Not the engine's own listen(): it cannot stop listening to a channel whose name needs quotes.
      await on.exec(`LISTEN ${quoted(channel)}`)
      return async () => {
        hearers.delete(hearer)
      }
    },
    async close() {
      if (closed) return
      closed = true
      await starting?.catch(() => {})
      // Waits its turn behind everything begun before.
      await engine.exec('CHECKPOINT').catch(() => {})
      if (!engine.stopped) await engine.close()
      release()
    },
  })
}
