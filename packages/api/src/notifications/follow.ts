import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { DomainEvent } from '../kernel/events.ts'
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
      if (event.kind === 'session') {
        if (!(await ctx.sessionHolds())) return
      } else if (event.kind === 'group') {
        yield { kind: 'groupChanged', groupId: event.groupId }
      } else {
        const notification = event.kind === 'notification' ? await findOwn(ctx, event.id) : undefined
        if (notification) yield { kind: 'notification', notification }
        yield await counted()
      }
    }
  } finally {
    clearInterval(timer)
    signal?.removeEventListener('abort', inbox.end)
    stop()
  }
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
  const waiting: DomainEvent[] = []
  let ended = false
  let wake = () => {}
  const end = () => {
    ended = true
    wake()
  }
  return {
    put: (event: DomainEvent) => {
      waiting.push(event)
      if (waiting.length > mostWaiting) end()
      wake()
    },
    end,
    async *events(): AsyncGenerator<DomainEvent, void, void> {
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
