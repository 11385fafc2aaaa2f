import { z } from 'zod'
import { idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endOwnSession } from './end-own-session.ts'
import { listSessions } from './list-sessions.ts'
import { endOtherSessionsInput, session } from './schema.ts'

const userCall = userCalls({ tag: 'Accounts' })

/** The caller's sessions. */
export const sessionsRouter = router({
  listSessions: userCall('GET /users/sessions', {
    summary: 'List your sessions',
    description: 'Each sign-in is one session, named by the browser or app. The session of the call is marked.',
  })
    .input(z.object({}))
    .output(z.array(session))
    .query(({ ctx }) => listSessions(ctx)),

  endSession: userCall('DELETE /users/sessions/{id}', {
    summary: 'End one of your sessions',
    description: '`id` is from the list. The token of the session becomes invalid.',
    errors: ['notFound'],
  })
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => endOwnSession(ctx, input)),

  endOtherSessions: userCall('DELETE /users/sessions', {
    summary: 'Sign out everywhere else',
    description:
      'All your sessions end except that of the call, also those on shared devices. Connected apps, push notifications, API tokens (unless `keepTokens`) and the calendar URL end, and webhooks stop until they get a new secret.',
  })
    .input(endOtherSessionsInput)
    .output(nothing)
    .mutation(({ ctx, input }) => endOtherSessions(ctx, input)),
})
