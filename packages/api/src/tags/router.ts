import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { listTags } from './list.ts'
import { tag } from './schema.ts'

export const tagsRouter = router({
  list: userProcedure
    .meta(
      rest('GET /tags', {
        summary: 'List the tags',
        description:
          'The tags that a task can have, by `id`. `name` is in the language of the response; `key` is the same in all languages.',
        tag: 'Tags',
        area: 'tasks',
      }),
    )
    .input(z.object({}))
    .output(z.array(tag))
    .query(({ ctx }) => listTags(ctx.language)),
})
