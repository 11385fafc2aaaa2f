import { router } from '../kernel/trpc.ts'
import { userCalls, userProcedure } from '../procedures.ts'
import { followEvents } from './follow-events.ts'
import { readChanges } from './read-changes.ts'
import { eventScopes } from './rules.ts'
import { changes, changesInput, streamInput } from './schema.ts'

const userCall = userCalls({ tag: 'Events', area: ['tasks', 'missions', 'rewards', 'profile'] })

export const eventsRouter = router({
  changes: userCall('GET /user/changes', {
    summary: 'Follow the changes of your tasks, missions, rewards, tags and profile',
    description:
      'Without `since`, all current items are sent as changes, page by page, and from then on changes are recorded. Each further call returns what changed since its cursor: each item once, as it is now, in the order of the last changes. An item that was archived is sent once more, with `archived` or its status. When a new day begins, current tasks are sent again with their new dates. At most 100 items in a response. A cursor is valid for 30 days after the last call, and for the last 10,000 events; after that, `cursorExpired` asks to begin without `since`.',
    errors: ['cursorExpired'],
  })
    .input(changesInput)
    .output(changes)
    .query(({ ctx, input }) => readChanges(ctx, input)),

  /** Over REST it is a separate stream, outside the envelope. */
  stream: userProcedure
    .meta({ scopes: eventScopes, anyScope: true })
    .input(streamInput)
    .subscription(({ ctx, input, signal }) => followEvents(ctx, input, signal)),
})
