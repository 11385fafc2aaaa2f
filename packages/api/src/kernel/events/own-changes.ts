import type { Database } from '@questboard/db'
import type { Log } from '../context.ts'
import { idsOf } from '../ids-of.ts'
import { announcementOf, type DomainEvent, maxUsers, senderOf } from './events.ts'

/** How long changes are gathered, so that not every completion costs a statement. */
const gatherMs = 150

/** Calls whose result other windows get with another event, or do not show. */
const announcedElsewhere = /^(?:group|notifications|auth|push)/

/** Who changed something: the account, and the hash of the session or API token. */
interface WindowChange {
  id: string
  tokenHash: string
}

export interface OwnChanges {
  /** Records a change that a call made. It is sent to the other windows of the person soon after. */
  record(change: WindowChange, path: string): void
  close(): void
}

/**
 * Lets the other windows of a person show their change within a second. It is sent after the commit and outside its
 * transaction: a lost one only means that the window shows the change later.
 */
export function openOwnChanges(database: Database, log: Log): OwnChanges {
  const waiting = new Map<string, WindowChange>()
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
      await database.queries.execute(announcementOf(events))
    } catch (error) {
      log.error({ err: error }, 'changes could not be announced')
    }
    timer = undefined
    if (waiting.size > 0 && !closed) plan()
  }

  return {
    record({ id, tokenHash }, path) {
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

function eventsOf(changes: readonly WindowChange[]): DomainEvent[] {
  const events: DomainEvent[] = []
  for (let start = 0; start < changes.length; start += maxUsers) {
    const some = changes.slice(start, start + maxUsers)
    events.push({
      kind: 'own',
      users: idsOf(some),
      by: some.map(({ tokenHash }) => senderOf(tokenHash)),
    })
  }
  return events
}
