import { memberships } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Told } from '../kernel/events.ts'
import { countUnseen } from './count-unseen.ts'
import { readNotification } from './read.ts'
import type { LiveEvent } from './schema.ts'

/** How often it is asked whether the session that opened the stream has run out meanwhile. */
const sessionCheck = 60_000

/** A window that does not take what it is told for so long is behind for good: it connects again and reads anew. */
const mostWaiting = 1000

/**
 * What an open window is told as it happens, on whichever process: new notifications, how many are unseen (at once, and
 * at every change) and which groups changed. Nothing is replayed. It ends with the session, or with the process.
 *
 * Specification: Notifications and letters.
 */
export async function* followNotifications(
  ctx: UserContext,
  signal: AbortSignal | undefined,
): AsyncGenerator<LiveEvent, void, void> {
  const { services, db, userId } = ctx
  const inbox = openInbox()
  const stop = await services.events.subscribe(userId, inbox.put, inbox.end)
  const timer = setInterval(() => inbox.put({ kind: 'session', users: [userId] }), sessionCheck)
  signal?.addEventListener('abort', inbox.end)
  const counted = async () => ({
    kind: 'count' as const,
    notificationsCount: await countUnseen(db, services.clock, userId),
  })
  try {
    if (signal?.aborted || !(await ctx.sessionHolds())) return
    yield await counted()
    for await (const event of inbox.events()) {
      // What was missed may have been the end of the session.
      if ((event.kind === 'session' || event.kind === 'missed') && !(await ctx.sessionHolds())) return
      if (event.kind === 'group') yield changed(event.groupId)
      if (event.kind === 'missed') yield* (await ownGroups(ctx)).map((groupId) => changed(groupId))
      if (event.kind === 'notification') {
        const notification = await findOwn(ctx, event.id)
        if (notification) yield { kind: 'notification', notification }
      }
      if (event.kind !== 'group' && event.kind !== 'session') yield await counted()
    }
  } finally {
    clearInterval(timer)
    signal?.removeEventListener('abort', inbox.end)
    stop()
  }
}

const changed = (groupId: string): LiveEvent => ({ kind: 'groupChanged', groupId })

async function ownGroups({ db, userId }: UserContext): Promise<string[]> {
  const own = await db.select({ id: memberships.groupId }).from(memberships).where(eq(memberships.userId, userId))
  return own.map(({ id }) => id)
}

/** It may be gone again when it is looked at. */
async function findOwn(ctx: UserContext, id: string) {
  try {
    return await readNotification(ctx, { id })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'notificationNotFound') return undefined
    throw error
  }
}

/** What has been put and not yet taken, in order. */
function openInbox() {
  const waiting: Told[] = []
  let ended = false
  let wake = () => {}
  const end = () => {
    ended = true
    wake()
  }
  return {
    put: (event: Told) => {
      waiting.push(event)
      if (waiting.length > mostWaiting) end()
      wake()
    },
    end,
    async *events(): AsyncGenerator<Told, void, void> {
      while (!ended) {
        const event = waiting.shift()
        if (event) {
          yield event
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      }
    },
  }
}
