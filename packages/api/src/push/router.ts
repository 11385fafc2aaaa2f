import { z } from 'zod'
import { idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { readPushState } from './read.ts'
import { registerPushDevice } from './register.ts'
import { removePushDevice } from './remove.ts'
import { pushDevice, pushState, registerInput, testResult } from './schema.ts'
import { sendTestPush } from './send-test.ts'

const userCall = userCalls({ tag: 'Notifications' })

/** Notifications of the operating system, by Web Push. */
export const pushRouter = router({
  read: userCall('GET /user/push', {
    summary: 'Read the key for push subscriptions, and the devices that receive pushes',
    description: 'The key stays the same on all servers. Each device belongs to the session that registered it.',
  })
    .input(z.object({}))
    .output(pushState)
    .query(({ ctx }) => readPushState(ctx)),

  register: userCall('POST /user/push/devices', {
    summary: 'Register a push subscription of a browser',
    description:
      'At most 10: a further one takes the place of the one that was unused for longest. An endpoint with equal keys moves to your account. It ends with the session of the call.',
    errors: ['idAlreadyUsed'],
  })
    .input(registerInput)
    .output(pushDevice)
    .mutation(({ ctx, input }) => registerPushDevice(ctx, input)),

  remove: userCall('DELETE /user/push/devices/{id}', {
    summary: 'End pushes to one of your devices',
    description: 'Pushes that wait for it are not sent.',
    errors: ['deviceNotFound'],
  })
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removePushDevice(ctx, input)),

  test: userCall('POST /user/push/devices/{id}/test', {
    summary: 'Send a test push to one of your devices',
    description: 'Sends it at once, and returns the outcome.',
    errors: ['deviceNotFound'],
  })
    .input(idInput)
    .output(testResult)
    .mutation(({ ctx, input }) => sendTestPush(ctx, input)),
})
