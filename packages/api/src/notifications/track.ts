import { type TrackedEnvelope, tracked } from '@trpc/server'
// The router's type names what a client makes of an envelope, and no other module of tRPC has the name.
import type {} from '@trpc/server/unstable-core-do-not-import'
import type { UserContext } from '../kernel/context.ts'
import { followNotifications } from './follow.ts'
import type { LiveEvent, LiveInput } from './schema.ts'

/**
 * What an open window is told, each event with the instant until when everything has been told: named again when the
 * connection was lost, nothing is missed.
 *
 * Specification: Notifications and e-mails.
 */
export async function* trackNotifications(
  ctx: UserContext,
  { lastEventId }: LiveInput,
  signal: AbortSignal | undefined,
): AsyncGenerator<TrackedEnvelope<LiveEvent>, void, void> {
  const since = lastEventId === undefined ? undefined : new Date(lastEventId)
  for await (const event of followNotifications(ctx, signal, since)) {
    yield tracked(ctx.services.clock.now().toISOString(), event)
  }
}
