import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { memberErrors } from './call-errors.ts'
import { readLoad } from './read-load.ts'
import { load, readLoadInput } from './schema.ts'

const userCall = userCalls({ tag: 'Groups', area: 'groups' })

/** How much each member does. */
export const loadRouter = router({
  read: userCall('GET /groups/{groupId}/load', {
    device: 'person',
    summary: 'Read how much each member did in the last weeks',
    description:
      'By week, oldest first, from Monday to Sunday in the zone of the group, with the members in their order. All for the creator and leaders, and for members if the group shows it to all; otherwise your own part. It counts from its release on.',
    errors: memberErrors,
  })
    .input(readLoadInput)
    .output(load)
    .query(({ ctx, input }) => readLoad(ctx, input)),
})
