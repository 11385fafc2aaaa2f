import { z } from 'zod'
import { oidcRestoreInput } from '../auth/oidc/schema.ts'
import { passkeySignInInput } from '../auth/passkeys/schema.ts'
import { loginInput, signedIn, signInResponse } from '../auth/schema.ts'
import { leaderErrors } from '../groups/call-errors.ts'
import { idInput } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { publicCalls, userCalls } from '../procedures.ts'
import { exportData } from './export.ts'
import { exportGroup } from './export-group.ts'
import { requestDeletion } from './request-deletion.ts'
import { restoreAccount } from './restore-account.ts'
import { restoreByNetwork } from './restore-by-network.ts'
import { restoreByOidc } from './restore-by-oidc.ts'
import { restoreByPasskey } from './restore-by-passkey.ts'
import { deletionAsked, deletionInput, exported, exportedGroup, restoreByNetworkInput } from './schema.ts'

const userCall = userCalls({ tag: 'Rights' })
const publicCall = publicCalls({ tag: 'Rights' })

/** Exporting the data of an account, and deleting it. */
export const privacyRouter = router({
  export: userCall('GET /users/profile/export', {
    summary: 'Export all data of your account',
    description:
      'The whole account as JSON, including every change of a balance. Limited to 10 exports of accounts, children and groups an hour.',
    errors: ['tooManyRequests', 'payloadTooLarge'],
  })
    .input(z.object({}))
    .output(exported)
    .query(({ ctx }) => exportData(ctx)),

  exportGroup: userCall('GET /groups/{id}/export', {
    summary: 'Export all data of a group',
    description:
      'For the creator and leaders. The members, tasks, rewards and missions, and every change of rubies, as JSON, without e-mail addresses. Limited to 10 exports of accounts, children and groups an hour.',
    errors: [...leaderErrors, 'tooManyRequests', 'payloadTooLarge'],
  })
    .input(idInput)
    .output(exportedGroup)
    .query(({ ctx, input }) => exportGroup(ctx, input)),

  requestDeletion: userCall('POST /users/profile/deletion', {
    summary: 'Request the deletion of your account',
    description:
      'Signs you out everywhere and hides the account at once. Its data is erased on the returned day. Children without another guardian are hidden, too, until a leader of their groups becomes one. Your groups pass on to one of their leaders, or close.',
    errors: ['incorrectOldPassword', 'childNotFound', 'groupNotFound', 'memberNotFound', 'tooManyRequests'],
  })
    .input(deletionInput)
    .output(deletionAsked)
    .mutation(({ ctx, input }) => requestDeletion(ctx, input)),

  restoreAccount: publicCall('POST /auth/restore-account', {
    summary: 'Cancel the deletion of an account and sign in',
    description: 'Within the number of days in `GET /config`. Everything is restored. Limited as signing in is.',
    errors: [
      'passwordSignInOff',
      'wrongCredentials',
      'yourAccountIsLocked',
      'accountDoesNotWaitForDeletion',
      'tooManyRequests',
    ],
  })
    .input(loginInput)
    .output(signInResponse)
    .mutation(({ ctx, input }) => restoreAccount(ctx, input)),

  restoreByNetwork: publicCall('POST /auth/restore-account/social', {
    summary: 'Cancel the deletion of an account with a social network, and sign in',
    description: 'Takes the token and the nonce that `POST /auth/social` refused because of the deletion.',
    errors: [
      'unsupportedSocialNetwork',
      'authenticationFailed',
      'yourAccountIsLocked',
      'accountDoesNotWaitForDeletion',
      'tooManyRequests',
    ],
  })
    .input(restoreByNetworkInput)
    .output(signInResponse)
    .mutation(({ ctx, input }) => restoreByNetwork(ctx, input)),

  restoreByOidc: publicCall('POST /auth/restore-account/oidc', {
    summary: 'Cancel the deletion of an account with the identity provider, and sign in',
    description: 'Takes the secret of the sign-in that `POST /auth/oidc` refused because of the deletion.',
    errors: [
      'unsupportedSocialNetwork',
      'signInTimedOut',
      'providerAddressNotVerified',
      'yourAccountIsLocked',
      'accountDoesNotWaitForDeletion',
      'tooManyRequests',
    ],
  })
    .input(oidcRestoreInput)
    .output(signInResponse)
    .mutation(({ ctx, input }) => restoreByOidc(ctx, input)),

  restoreByPasskey: publicCall('POST /auth/restore-account/passkey', {
    summary: 'Cancel the deletion of an account with a passkey, and sign in',
    description: 'Takes the response of the passkey that `POST /auth/passkey` refused because of the deletion.',
    errors: [
      'wrongCredentials',
      'authenticationFailed',
      'yourAccountIsLocked',
      'accountDoesNotWaitForDeletion',
      'tooManyRequests',
    ] as const,
  })
    .input(passkeySignInInput)
    .output(signedIn)
    .mutation(({ ctx, input }) => restoreByPasskey(ctx, input)),
})
