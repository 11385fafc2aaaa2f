import { z } from 'zod'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { readOwnPin } from './read-own-pin.ts'
import { ownPin, setPinInput } from './schema.ts'
import { setOwnPin } from './set-own-pin.ts'

const sessionCall = userCalls({ tag: 'Profile' })

/** The caller's PIN for shared devices. */
export const pinsRouter = router({
  pin: sessionCall('GET /users/profile/pin', {
    summary: 'Read whether you have a PIN',
    description: 'The PIN with which you enter on a shared device of your groups. It is stored as a hash only.',
  })
    .input(z.object({}))
    .output(ownPin)
    .query(({ ctx }) => readOwnPin(ctx)),

  setPin: sessionCall('PUT /users/profile/pin', {
    summary: 'Set or remove your PIN',
    description:
      'With your password. The PIN opens only the shared devices of your groups, and there you act as a member, whatever your role is. Setting it ends your sessions on these devices.',
    errors: ['incorrectOldPassword', 'tooManyRequests'],
  })
    .input(setPinInput)
    .output(nothing)
    .mutation(({ ctx, input }) => setOwnPin(ctx, input)),
})
