import { z } from 'zod'
import { idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { answerRequest } from './answer-request.ts'
import { describeRequest } from './describe-request.ts'
import { listApps } from './list.ts'
import { revokeApp } from './revoke.ts'
import { answered, appRequest, connectedApp, consentInput, requestInput } from './schema.ts'

const userCall = userCalls({ tag: 'Connected apps' })

/** Third-party apps that act for a user, by OAuth 2.1. Users allow, list and disconnect them in a session only. */
export const oauthRouter = router({
  list: userCall('GET /users/apps', {
    summary: 'List the apps that you have connected',
    description: 'Oldest first. They act for you with the scopes that you allowed.',
  })
    .input(z.object({}))
    .output(z.array(connectedApp))
    .query(({ ctx }) => listApps(ctx)),

  revoke: userCall('DELETE /users/apps/{id}', {
    summary: 'Disconnect an app',
    description: 'Its tokens become invalid on all servers at once, and its open streams end.',
    errors: ['notFound'],
  })
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => revokeApp(ctx, input)),

  request: userCall('GET /users/app-requests', {
    summary: 'Read what an app asks for',
    description: 'For the page on which a user allows or refuses it.',
    errors: ['notFound'],
  })
    .input(requestInput)
    .output(appRequest)
    .query(({ ctx, input }) => describeRequest(ctx, input)),

  decide: userCall('POST /oauth/consent', {
    summary: 'Allow or refuse what an app asks for',
    description:
      'Send the parameters of the authorization request as the app sent them, and `approved`. Returns the address of the app with a code that works once within two minutes, or with the refusal.',
    errors: ['notFound', 'tooManyItems'],
  })
    .input(consentInput)
    .output(answered)
    .mutation(({ ctx, input }) => answerRequest(ctx, input)),
})
