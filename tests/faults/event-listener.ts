import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '@questboard/db'
import { createTransactionRunner } from '../../packages/api/src/kernel/transaction.ts'
import { notify } from '../../packages/api/src/notifications/notify.ts'
import { openStream, type TestStream } from '../support/stream.ts'
import type { Player } from './players.ts'

const clock = { now: () => new Date() }

const giveUp = 60_000

/** Reads an event stream like a window, which reconnects when its stream ends. */
export async function openEventListener(url: string, { id, token }: Player) {
  const marks = new Set<string>()
  let closed = false
  let stream: TestStream | undefined
  const connected = Promise.withResolvers<void>()

  async function follow(): Promise<void> {
    while (!closed) {
      try {
        stream = await openStream(`${url}/api/user/notifications/stream`, token)
        if (stream.status === 200) connected.resolve()
        for (let event = await stream.next(); event; event = await stream.next()) {
          const mark = /[0-9a-f-]{36}(?=")/.exec(titleIn(event.data))?.[0]
          if (mark) marks.add(mark)
        }
      } catch {
        // The server or the connection is gone.
      }
      await pause(100)
    }
  }
  void follow()
  await connected.promise

  return {
    /** Sends notifications over another connection until one arrives. @returns milliseconds since `since` */
    async receivedSince(since: number, databaseUrl: string): Promise<number> {
      const database = await openPostgres({ url: databaseUrl, poolSize: 1 })
      try {
        for (let arrived = false; !arrived && performance.now() - since < giveUp; ) {
          const mark = randomUUID()
          const data = { task: { title: mark } }
          await createTransactionRunner({ database, clock })((tx) =>
            notify(tx, clock, [id], { type: 'newTaskAssigned', data }),
          )
          for (let looks = 0; looks < 10 && !arrived; looks++) {
            await pause(20)
            arrived = marks.has(mark)
          }
        }
        return performance.now() - since
      } finally {
        await database.close()
      }
    },
    close() {
      closed = true
      stream?.leave()
    },
  }
}

const titleIn = (data: unknown): string => JSON.stringify(data).match(/"title":"[^"]*"/)?.[0] ?? ''
