import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Told } from '../kernel/events.ts'
import { countUnseen } from './count-unseen.ts'
import { readNotification } from './read.ts'
import { tellGroups, tellSince } from './read-missed.ts'
import type { LiveEvent } from './schema.ts'

/** How often it is asked whether the session that opened the stream has run out meanwhile. */
const sessionCheck = 60_000

/** A window that does not take what it is told for so long is behind for good: it connects again and reads anew. */
const mostWaiting = 1000

/**
 * What an open window is told as it happens, on whichever process: new notifications, how many are unseen (at once, and
 * at every change) and which groups changed. It ends with the session, or with the process.
 *
 * @param since until when a window was told all that happened, before its connection was lost: what it missed comes first
 *
 * Specification: Notifications and e-mails.
 */
export async function* followNotifications(
  ctx: UserContext,
  signal: AbortSignal | undefined,
  since?: Date,
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
    // Read after it is listened to: what happens meanwhile is told twice rather than not at all.
    if (since) for (const event of await Promise.all([tellGroups(ctx), tellSince(ctx, since)])) yield* event
    for await (const event of inbox.events()) {
      // What was missed may have been the end of the session.
      if ((event.kind === 'session' || event.kind === 'missed') && !(await ctx.sessionHolds())) return
      if (event.kind === 'group') yield { kind: 'groupChanged', groupId: event.groupId }
      if (event.kind === 'missed') yield* await tellGroups(ctx)
      if (event.kind === 'missed' || event.kind === 'balances') yield { kind: 'balancesChanged' }
      if (event.kind === 'notification') {
        const notification = await findOwn(ctx, event.id)
        if (notification) yield { kind: 'notification', notification }
      }
      if (['notification', 'count', 'missed'].includes(event.kind)) yield await counted()
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
