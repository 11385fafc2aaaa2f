import { z } from 'zod'
import { leaderErrors } from '../groups/call-errors.ts'
import { groupInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { publicCalls, userCalls } from '../procedures.ts'
import { addDevice } from './add.ts'
import { createDeviceCode } from './create-code.ts'
import { listDevices } from './list.ts'
import { pairDevice } from './pair.ts'
import { revokeDevice } from './revoke.ts'
import { addDeviceInput, addedDevice, device, deviceCode, ofDevice, pairInput, updateDeviceInput } from './schema.ts'
import { updateDevice } from './update.ts'

const sessionCall = userCalls({ tag: 'Shared devices' })
const publicCall = publicCalls({ tag: 'Shared devices' })

/** The shared devices of a group, such as a family tablet. Its leaders manage them in a session. */
export const devicesRouter = router({
  list: sessionCall('GET /groups/{groupId}/devices', {
    summary: 'List the shared devices of a group',
    description: 'For the creator and leaders. Their tokens are not returned: only a hash of each is stored.',
    errors: leaderErrors,
  })
    .input(groupInput)
    .output(z.array(device))
    .query(({ ctx, input }) => listDevices(ctx, input)),

  add: sessionCall('POST /groups/{groupId}/devices', {
    summary: 'Make this browser a shared device of a group',
    description:
      'For the creator and leaders, who are notified. The session of the call ends. The token of the device is returned only in this response, and ends after 90 days without use. A group has at most ten devices.',
    errors: [...leaderErrors, 'tooManyItems'],
    key: 'secret',
  })
    .input(addDeviceInput)
    .output(addedDevice)
    .mutation(({ ctx, input }) => addDevice(ctx, input)),

  code: sessionCall('POST /groups/{groupId}/devices/code', {
    summary: 'Create a code that makes another browser a shared device',
    description:
      'For the creator and leaders. The code works once, for ten minutes. It is returned only in this response.',
    errors: [...leaderErrors, 'tooManyItems'],
    key: 'secret',
  })
    .input(addDeviceInput)
    .output(deviceCode)
    .mutation(({ ctx, input }) => createDeviceCode(ctx, input)),

  pair: publicCall('POST /devices/pair', {
    summary: 'Make this browser a shared device by a code',
    description:
      'The creator and leaders are notified. The token of the device is returned only in this response. Limited to 20 codes in ten minutes for each network address.',
    errors: ['tokenDoesNotExist', 'tooManyItems', 'tooManyRequests'],
  })
    .input(pairInput)
    .output(addedDevice)
    .mutation(({ ctx, input }) => pairDevice(ctx, input)),

  update: sessionCall('PATCH /groups/{groupId}/devices/{deviceId}', {
    summary: 'Change a shared device',
    description: 'For the creator and leaders. Fields that are left out are kept.',
    errors: [...leaderErrors, 'deviceNotFound'],
  })
    .input(updateDeviceInput)
    .output(device)
    .mutation(({ ctx, input }) => updateDevice(ctx, input)),

  revoke: sessionCall('DELETE /groups/{groupId}/devices/{deviceId}', {
    summary: 'Revoke a shared device',
    description: 'For the creator and leaders. Its token becomes invalid on all servers at once, and its streams end.',
    errors: [...leaderErrors, 'deviceNotFound'],
  })
    .input(ofDevice)
    .output(nothing)
    .mutation(({ ctx, input }) => revokeDevice(ctx, input)),
})
