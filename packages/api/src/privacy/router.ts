import { z } from 'zod'
import { loginInput, signedIn } from '../auth/schema.ts'
import { rest } from '../kernel/rest.ts'
import { router } from '../kernel/trpc.ts'
import { publicProcedure, userProcedure } from '../procedures.ts'
import { exportData } from './export.ts'
import { requestDeletion } from './request-deletion.ts'
import { restoreAccount } from './restore-account.ts'
import { restoreByNetwork } from './restore-by-network.ts'
import { deletionAsked, deletionInput, exported, restoreByNetworkInput } from './schema.ts'

const tag = 'Rights'

/** The rights of a person over the own data. */
export const rightsRouter = router({
  export: userProcedure
    .meta(
      rest('GET /users/profile/export', {
        summary: 'Get everything that is kept of the caller',
        description: 'The whole account as data, every change of a balance included.',
        tag,
        errors: ['tooManyRequests', 'payloadTooLarge'],
      }),
    )
    .input(z.object({}))
    .output(exported)
    .query(({ ctx }) => exportData(ctx)),

  requestDeletion: userProcedure
    .meta(
      rest('POST /users/profile/deletion', {
        summary: 'Ask for the deletion of the account',
        description: 'Signs out everywhere and hides the account at once; its data is erased on the day that is told.',
        tag,
        errors: ['incorrectOldPassword', 'tooManyRequests'],
      }),
    )
    .input(deletionInput)
    .output(deletionAsked)
    .mutation(({ ctx, input }) => requestDeletion(ctx, input)),

  restoreAccount: publicProcedure
    .meta(
      rest('POST /auth/restore-account', {
        summary: 'Take back the request for deletion, and sign in',
        description: 'Within the days that `GET /config` tells. Everything is as it was. Limited as signing in is.',
        tag,
        open: true,
        errors: ['wrongCredentials', 'yourAccountIsLocked', 'accountDoesNotWaitForDeletion', 'tooManyRequests'],
      }),
    )
    .input(loginInput)
    .output(signedIn)
    .mutation(({ ctx, input }) => restoreAccount(ctx, input)),

  restoreByNetwork: publicProcedure
    .meta(
      rest('POST /auth/restore-account/social', {
        summary: 'Take back the request for deletion by an account of a social network, and sign in',
        description: 'The token and the nonce that signing in has refused, since the account waits, are good for it.',
        tag,
        open: true,
        errors: [
          'unsupportedSocialNetwork',
          'authenticationFailed',
          'yourAccountIsLocked',
          'accountDoesNotWaitForDeletion',
          'tooManyRequests',
        ],
      }),
    )
    .input(restoreByNetworkInput)
    .output(signedIn)
    .mutation(({ ctx, input }) => restoreByNetwork(ctx, input)),
})
