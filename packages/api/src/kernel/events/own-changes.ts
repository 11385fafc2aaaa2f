import type { Database } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import type { Log } from '../context.ts'
import { channel, type DomainEvent, senderOf } from './events.ts'

/** How long changes are gathered, so that not every completion costs a statement. */
const gatherMs = 150

/** The most persons in one event. A payload of NOTIFY has at most 8,000 bytes. */
const maxPersons = 100

/** Calls whose result other windows learn from another event, or do not show. */
const announcedElsewhere = /^(?:group|notifications|auth|push)/

/** Who changed something: the account, and the hash of the session or API token. */
interface Change {
  id: string
  tokenHash: string
}

export interface OwnChanges {
  /** Notes a change that a call made. The other windows of the person learn of it soon after. */
  note(change: Change, path: string): void
  close(): void
}

/**
 * Lets the other windows of a person show their change within a second. It is sent after the commit and outside its
 * transaction: a lost one only means that the window shows the change later.
 */
export function openOwnChanges(database: Database, log: Log): OwnChanges {
  const waiting = new Map<string, Change>()
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const plan = () => {
    timer = setTimeout(() => void announce(), gatherMs)
  }

  /** One at a time: when the database is busy, a server waits for at most one connection more. */
  async function announce(): Promise<void> {
    const events = eventsOf([...waiting.values()])
    waiting.clear()
    try {
      await database.queries.execute(
        sql`select pg_notify(${channel}, event) from unnest(${sql.param(events)}::text[]) event`,
      )
    } catch (error) {
      log.error({ err: error }, 'changes could not be announced')
    }
    timer = undefined
    if (waiting.size > 0 && !closed) plan()
  }

  return {
    note({ id, tokenHash }, path) {
      if (closed || announcedElsewhere.test(path)) return
      waiting.set(id + tokenHash, { id, tokenHash })
      if (!timer) plan()
    },
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

function eventsOf(changes: readonly Change[]): string[] {
  const events: string[] = []
  for (let start = 0; start < changes.length; start += maxPersons) {
    const some = changes.slice(start, start + maxPersons)
    const event: DomainEvent = {
      kind: 'own',
      users: some.map(({ id }) => id),
      by: some.map(({ tokenHash }) => senderOf(tokenHash)),
    }
    events.push(JSON.stringify(event))
  }
  return events
}
