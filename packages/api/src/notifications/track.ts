import { type TrackedEnvelope, tracked } from '@trpc/server'
// The router's type names what a client makes of an envelope, and no other module of tRPC has the name.
import type {} from '@trpc/server/unstable-core-do-not-import'
import type { UserContext } from '../kernel/context.ts'
import { followNotifications } from './follow.ts'
import type { LiveEvent, LiveInput } from './schema.ts'

/**
 * Events for open windows. Each has the instant up to which all events were sent as its id. A client that sends the
 * last id after a lost connection misses nothing.
 *
 * Rules: Notifications and e-mails.
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
