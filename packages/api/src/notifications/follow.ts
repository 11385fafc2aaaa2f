import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { type ReceivedEvent, senderOf } from '../kernel/events/events.ts'
import { openInbox } from '../kernel/events/inbox.ts'
import { countUnseen } from './count-unseen.ts'
import { readNotification } from './read.ts'
import { groupEvents, missedEvents } from './read-missed.ts'
import type { LiveEvent } from './schema.ts'

/**
 * Sends an open window its events as they happen on any process: new notifications, the number of unseen ones (at once
 * and at every change), the groups that changed, and that another window changed something. It ends with the session or
 * with the process.
 * @param since the time until which the window has received everything, before its connection was lost; what it
 * missed comes first
 *
 * Rules: Notifications and e-mails.
 */
export async function* followNotifications(
  ctx: UserContext,
  signal: AbortSignal | undefined,
  since?: Date,
): AsyncGenerator<LiveEvent, void, void> {
  const { services, db, userId } = ctx
  const inbox = await openInbox(ctx, signal)
  const counted = async () => ({
    kind: 'count' as const,
    notificationsCount: await countUnseen(db, services.clock, userId),
  })
  try {
    if (signal?.aborted || !(await ctx.isAccessStillValid())) return
    yield await counted()
    // Read after subscribing: an event may be sent twice, but none is lost.
    if (since) {
      yield { kind: 'ownChanged' }
      for (const event of await Promise.all([groupEvents(ctx), missedEvents(ctx, since)])) yield* event
    }
    for await (const event of inbox.events()) {
      // One of the missed events may have been the end of the session.
      if ((event.kind === 'session' || event.kind === 'missed') && !(await ctx.isAccessStillValid())) return
      if (event.kind === 'group') yield { kind: 'groupChanged', groupId: event.groupId }
      if (event.kind === 'missed') yield* await groupEvents(ctx)
      if (event.kind === 'missed' || event.kind === 'balances') yield { kind: 'balancesChanged' }
      if (event.kind === 'missed' || isByAnother(ctx, event)) yield { kind: 'ownChanged' }
      if (event.kind === 'reminder') yield { kind: 'reminder', reminder: event.reminder }
      if (event.kind === 'notification') {
        const notification = await findOwn(ctx, event.id)
        if (notification) yield { kind: 'notification', notification }
      }
      if (['notification', 'count', 'missed'].includes(event.kind)) yield await counted()
    }
  } finally {
    inbox.close()
  }
}

/** Whether another session, or a token, changed something of the player. The window that did it shows it already. */
function isByAnother({ userId, tokenHash }: UserContext, event: ReceivedEvent): boolean {
  if (event.kind !== 'own') return false
  return event.users.some((user, place) => user === userId && event.by[place] !== senderOf(tokenHash))
}

/** Undefined if the notification has been deleted meanwhile. */
async function findOwn(ctx: UserContext, id: string) {
  try {
    return await readNotification(ctx, { id })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'notificationNotFound') return undefined
    throw error
  }
}
