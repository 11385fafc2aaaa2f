import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { createToken } from './create.ts'
import { listTokens } from './list.ts'
import { revokeToken } from './revoke.ts'
import { accessToken, createdToken, createTokenInput } from './schema.ts'

const tag = 'Tokens'

/** Personal access tokens: made, listed and revoked by their user, in a session alone. */
export const tokensRouter = router({
  list: userProcedure
    .meta(
      rest('GET /users/tokens', {
        summary: 'List the tokens for programs',
        description:
          'The newest first, those that have run out too. The tokens themselves are not told: only a hash of each is kept.',
        tag,
      }),
    )
    .input(z.object({}))
    .output(z.array(accessToken))
    .query(({ ctx }) => listTokens(ctx)),

  create: userProcedure
    .meta(
      rest('POST /users/tokens', {
        summary: 'Make a token for a program',
        description: 'The token is told in this answer and never again: only a hash of it is kept.',
        tag,
        errors: ['tooManyItems'],
        key: 'secret',
      }),
    )
    .input(createTokenInput)
    .output(createdToken)
    .mutation(({ ctx, input }) => createToken(ctx, input)),

  revoke: userProcedure
    .meta(
      rest('DELETE /users/tokens/{id}', {
        summary: 'Revoke a token for programs',
        description: 'It is let in no more, on no server, from this moment on; an open stream of it ends.',
        tag,
        errors: ['notFound'],
      }),
    )
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => revokeToken(ctx, input)),
})
