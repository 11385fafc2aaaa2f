import { type TrackedEnvelope, tracked } from '@trpc/server'
// The router's type names what a client makes of an envelope, and no other module of tRPC has the name.
import type {} from '@trpc/server/unstable-core-do-not-import'
import type { UserContext } from '../kernel/context.ts'
import { openInbox } from '../kernel/events/inbox.ts'
import { beginToFollow, keepFollowing } from './follow-player.ts'
import { readEventsAfter } from './read-events.ts'
import { readableTypes } from './rules.ts'
import type { StreamedEvent, StreamInput } from './schema.ts'

type Frame = TrackedEnvelope<StreamedEvent>

/**
 * The caller's events as they happen on any process; with a token, those that its scopes may read. Each has its number
 * as its id, and a client that sends the last one after a lost connection gets what it missed. If some of that is not
 * kept, it gets `reset`. A client without one first gets `ping`, from which it can continue. The stream ends with the
 * session.
 *
 * Rules: Events.
 */
export async function* followEvents(
  ctx: UserContext,
  { lastEventId }: StreamInput,
  signal: AbortSignal | undefined,
): AsyncGenerator<Frame, void, void> {
  const types = readableTypes(ctx.scopes)
  const inbox = await openInbox(ctx, signal)
  try {
    if (signal?.aborted || !(await ctx.isAccessStillValid())) return
    const { last, since } = await beginToFollow(ctx)
    const known = lastEventId === undefined ? undefined : numberIn(lastEventId)
    const isKept = known !== undefined && known >= since && known <= last
    let position = isKept ? known : last
    if (!isKept) yield frame(position, { type: lastEventId === undefined ? 'ping' : 'reset' })
    position = yield* newEvents(ctx, types, position)
    for await (const event of inbox.events()) {
      if (event.kind === 'session' || event.kind === 'missed') {
        if (!(await ctx.isAccessStillValid())) return
        await keepFollowing(ctx)
      }
      if (event.kind === 'events' || event.kind === 'missed') position = yield* newEvents(ctx, types, position)
    }
  } finally {
    inbox.close()
  }
}

const numberIn = (id: string): number | undefined => (/^\d{1,15}$/.test(id) ? Number(id) : undefined)

const frame = (position: number, event: StreamedEvent): Frame => tracked(String(position), event)

/** All events of some types after a number. @returns the number of the last one */
async function* newEvents(
  ctx: UserContext,
  types: ReturnType<typeof readableTypes>,
  after: number,
): AsyncGenerator<Frame, number, void> {
  let position = after
  for (;;) {
    const next = await readEventsAfter(ctx.db, { userId: ctx.userId, types }, position)
    if (!next) {
      position = (await keepFollowing(ctx))?.last ?? position
      yield frame(position, { type: 'reset' })
      return position
    }
    for (const event of next.events) {
      position = event.sequence
      yield frame(position, event)
    }
    if (!next.more) return position
  }
}
