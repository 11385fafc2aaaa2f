import { z } from 'zod'
import { groupLimits, minimumAge, openItemsLimit, tagsPerTask } from '../game/rules.ts'
import { rest } from '../kernel/rest.ts'
import { router } from '../kernel/trpc.ts'
import { publicProcedure } from '../procedures.ts'
import { config } from './schema.ts'

export const configRouter = router({
  read: publicProcedure
    .meta(
      rest('GET /config', {
        summary: 'What this server offers, and the limits of the game',
        tag: 'Config',
        open: true,
      }),
    )
    .input(z.object({}))
    .output(config)
    .query(() => ({
      googleClientId: null,
      payments: false,
      generation: null,
      minimumAge,
      limits: {
        groupsCreated: groupLimits.created,
        groupMembers: groupLimits.members,
        tagsPerTask,
        openItems: openItemsLimit,
      },
    })),
})
