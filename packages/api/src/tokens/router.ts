import { z } from 'zod'
import { idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { createToken } from './create.ts'
import { listTokens } from './list.ts'
import { revokeToken } from './revoke.ts'
import { accessToken, createdToken, createTokenInput } from './schema.ts'

const userCall = userCalls({ tag: 'Tokens' })

/** API tokens. Users create, list and revoke them in a session only. */
export const tokensRouter = router({
  list: userCall('GET /users/tokens', {
    summary: 'List your API tokens',
    description:
      'Oldest first, including expired ones. The tokens themselves are not returned: only a hash of each is stored.',
  })
    .input(z.object({}))
    .output(z.array(accessToken))
    .query(({ ctx }) => listTokens(ctx)),

  create: userCall('POST /users/tokens', {
    summary: 'Create an API token',
    description: 'The token is returned only in this response: only a hash of it is stored.',
    errors: ['tooManyItems'],
    key: 'secret',
  })
    .input(createTokenInput)
    .output(createdToken)
    .mutation(({ ctx, input }) => createToken(ctx, input)),

  revoke: userCall('DELETE /users/tokens/{id}', {
    summary: 'Revoke an API token',
    description: 'The token becomes invalid on all servers at once, and its open streams end.',
    errors: ['notFound'],
  })
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => revokeToken(ctx, input)),
})
