import type { Database } from '@questboard/db'
import { type SQL, sql } from '@questboard/db/drizzle'
import type { Log } from '../context.ts'
import type { Transaction } from '../transaction.ts'

/**
 * A change that open windows should show. It is small, since it travels through the database; clients read the rest.
 * `users` are the users concerned.
 */
export type DomainEvent =
  | { kind: 'notification'; users: string[]; id: string }
  | { kind: 'count'; users: string[] }
  | { kind: 'group'; users: string[]; groupId: string }
  | { kind: 'session'; users: string[] }
  | { kind: 'balances'; users: string[] }
  /** Something of each user's own changed, through the session or token in `by` at the same place. */
  | { kind: 'own'; users: string[]; by: string[] }
  /** Events were written that streams and webhooks send. They are in the database. */
  | { kind: 'events'; users: string[] }
  | { kind: 'reminder'; users: string[]; reminder: ReminderEvent }

/** What the event of a reminder that fires contains. */
export interface ReminderEvent {
  taskId: string
  title: string
  /** The due time of the task. */
  time: string | null
  /** Null for a personal task. */
  groupId: string | null
}

/** An event, or `missed`: there may have been events while the connection was lost. */
export type ReceivedEvent = DomainEvent | { kind: 'missed' }

const channel = 'questboard_events'

/** A session or token as events name it: the start of its hash, which opens nothing. */
export const senderOf = (tokenHash: string): string => tokenHash.slice(0, 12)

/** Open streams of one user on this process, over REST and tRPC. Another one closes the oldest. */
const maxPerUser = 20

/** The same of one shared device. It has one browser, whose lost connections may still seem open. */
const maxPerDevice = 3

/** The most users in one event. A payload of NOTIFY has at most 8,000 bytes. */
export const maxUsers = 100

/** The statement that sends events to all processes. */
export const announcementOf = (events: readonly DomainEvent[]): SQL =>
  sql`select pg_notify(${channel}, event) from unnest(${sql.param(events.map((event) => JSON.stringify(event)))}::text[]) event`

/**
 * Sends an event to all processes when the transaction commits: to each of its users once, however many there are. An
 * `own` event names senders beside its users, so it cannot be divided here.
 */
export async function publish(tx: Transaction, event: Exclude<DomainEvent, { kind: 'own' }>): Promise<void> {
  const users = [...new Set(event.users)]
  const events: DomainEvent[] = []
  for (let start = 0; start < users.length; start += maxUsers)
    events.push({ ...event, users: users.slice(start, start + maxUsers) })
  if (events.length > 0) await tx.execute(announcementOf(events))
}

/** The events of all processes, as they arrive at this one. */
export interface Events {
  /**
   * Calls `receive` for each event that concerns a user, once it resolves, and `ended` when the subscription is closed.
   * @param ofDevice for a shared device instead of a user: also the events of its group
   * @returns a function that ends the subscription
   */
  subscribe(
    userId: string,
    receive: (event: ReceivedEvent) => void,
    ended: () => void,
    ofDevice?: { groupId: string },
  ): Promise<() => void>
  /** How many subscriptions are open on this process. */
  count(): number
  /** Ends all subscriptions. */
  close(): Promise<void>
}

interface Subscriber {
  receive: (event: ReceivedEvent) => void
  ended: () => void
}

function leave(subscribers: Map<string, Set<Subscriber>>, key: string, subscriber: Subscriber): void {
  const all = subscribers.get(key)
  all?.delete(subscriber)
  if (all?.size === 0) subscribers.delete(key)
}

/** All subscribers of this process share one database connection, which opens with the first of them. */
export function openEvents(database: Database, log: Log): Events {
  const byUser = new Map<string, Set<Subscriber>>()
  const byGroup = new Map<string, Set<Subscriber>>()
  let listening: Promise<() => Promise<void>> | undefined
  let closed = false

  function deliver(payload: string): void {
    try {
      const event = JSON.parse(payload) as DomainEvent
      for (const user of new Set(event.users)) for (const { receive } of byUser.get(user) ?? []) receive(event)
      if ('groupId' in event) for (const { receive } of byGroup.get(event.groupId) ?? []) receive(event)
    } catch (error) {
      log.error({ err: error }, 'an event could not be delivered')
    }
  }

  function notifyMissed(): void {
    for (const userListeners of byUser.values()) for (const { receive } of userListeners) receive({ kind: 'missed' })
  }

  function listen(): Promise<() => Promise<void>> {
    listening ??= database.listen(channel, deliver, notifyMissed).catch((error) => {
      listening = undefined
      throw error
    })
    return listening
  }

  return {
    async subscribe(userId, receive, ended, ofDevice) {
      const subscriber = { receive, ended }
      const userListeners = byUser.get(userId) ?? new Set()
      const [oldest] = userListeners
      if (oldest && userListeners.size >= (ofDevice ? maxPerDevice : maxPerUser)) {
        userListeners.delete(oldest)
        oldest.ended()
      }
      byUser.set(userId, userListeners.add(subscriber))
      // Not limited: a group has few devices, and the streams of each are.
      const ofGroup = ofDevice && (byGroup.get(ofDevice.groupId) ?? new Set())
      if (ofGroup) byGroup.set(ofDevice.groupId, ofGroup.add(subscriber))
      const stop = () => {
        leave(byUser, userId, subscriber)
        if (ofDevice) leave(byGroup, ofDevice.groupId, subscriber)
      }
      try {
        await listen()
      } catch (error) {
        stop()
        throw error
      }
      if (closed) ended()
      return stop
    },
    count: () => [...byUser.values()].reduce((sum, userListeners) => sum + userListeners.size, 0),
    async close() {
      closed = true
      for (const { ended } of [...byUser.values()].flatMap((userListeners) => [...userListeners])) ended()
      const stop = await listening?.catch(() => undefined)
      await stop?.()
    },
  }
}
