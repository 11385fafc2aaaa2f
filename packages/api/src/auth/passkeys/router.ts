import { z } from 'zod'
import { idInput, nothing } from '../../kernel/schema.ts'
import { router } from '../../kernel/trpc.ts'
import { publicCalls, userCalls } from '../../procedures.ts'
import { signedIn } from '../schema.ts'
import { addPasskey } from './add.ts'
import { beginPasskey } from './begin.ts'
import { beginPasskeySignIn } from './begin-sign-in.ts'
import { listPasskeys } from './list.ts'
import { removePasskey } from './remove.ts'
import { renamePasskey } from './rename.ts'
import {
  addPasskeyInput,
  beginPasskeyInput,
  passkey,
  passkeyOptions,
  passkeySignInInput,
  renamePasskeyInput,
  signInOptions,
} from './schema.ts'
import { signInByPasskey } from './sign-in.ts'

const publicCall = publicCalls({ tag: 'Accounts' })
const sessionCall = userCalls({ tag: 'Profile' })

/** Passkeys: signing in with them, and managing them in a session. */
export const passkeysRouter = router({
  beginSignIn: publicCall('POST /auth/passkey/options', {
    summary: 'Begin to sign in with a passkey',
    description:
      'Returns the options for `navigator.credentials.get()`. The browser shows the passkeys that it has, so no address is sent.',
    errors: ['tooManyRequests'],
  })
    .input(z.object({}))
    .output(signInOptions)
    .mutation(({ ctx }) => beginPasskeySignIn(ctx)),

  signIn: publicCall('POST /auth/passkey', {
    summary: 'Sign in with a passkey',
    description:
      'No second factor is asked for. `wrongCredentials` means that no account has this passkey. A challenge works once, for five minutes. Limited as signing in is.',
    errors: [
      'wrongCredentials',
      'authenticationFailed',
      'accountNotActivated',
      'yourAccountIsLocked',
      'accountWaitsForDeletion',
      'tooManyRequests',
    ] as const,
  })
    .input(passkeySignInInput)
    .output(signedIn)
    .mutation(({ ctx, input }) => signInByPasskey(ctx, input)),

  list: sessionCall('GET /user/passkeys', {
    summary: 'List your passkeys',
    description: 'Oldest first, with their last use.',
  })
    .input(z.object({}))
    .output(z.array(passkey))
    .query(({ ctx }) => listPasskeys(ctx)),

  begin: sessionCall('POST /user/passkeys/options', {
    summary: 'Begin to add a passkey',
    description:
      'With your password. Returns the options for `navigator.credentials.create()`. You can have at most ten passkeys.',
    errors: ['incorrectOldPassword', 'tooManyItems', 'tooManyRequests'],
  })
    .input(beginPasskeyInput)
    .output(passkeyOptions)
    .mutation(({ ctx, input }) => beginPasskey(ctx, input)),

  add: sessionCall('POST /user/passkeys', {
    summary: 'Add the passkey that the browser has made',
    description: 'Within five minutes after it was begun. It signs in without a password. An e-mail is sent.',
    errors: ['notFound', 'tooManyItems', 'idAlreadyUsed', 'tooManyRequests'],
  })
    .input(addPasskeyInput)
    .output(passkey)
    .mutation(({ ctx, input }) => addPasskey(ctx, input)),

  rename: sessionCall('PATCH /user/passkeys/{id}', {
    summary: 'Rename a passkey',
    description: 'The name is only shown to you.',
    errors: ['notFound'],
  })
    .input(renamePasskeyInput)
    .output(passkey)
    .mutation(({ ctx, input }) => renamePasskey(ctx, input)),

  remove: sessionCall('DELETE /user/passkeys/{id}', {
    summary: 'Remove a passkey',
    description:
      'It no longer signs in. An e-mail is sent. The last way to sign in cannot be removed: an account without a password and without a provider keeps one passkey.',
    errors: ['notFound', 'lastWayIn'],
  })
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removePasskey(ctx, input)),
})
