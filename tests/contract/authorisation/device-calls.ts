import { randomUUID } from 'node:crypto'
import type { ProcedurePath, Row } from './cases.ts'
import { type GroupCall, inGroup } from './group-rows.ts'
import { open, personal } from './personal-rows.ts'

const ofDevice = (call: Omit<GroupCall, 'needs' | 'input'> = {}): Row =>
  inGroup({
    needs: 'leader',
    input: ({ group }) => ({ deviceId: group.device.id }),
    foreign: { deviceId: 'deviceNotFound' },
    ...call,
  })

/** For the device alone: refused to every session. `device-rights.test.ts` makes the calls on devices. */
const onDevice = (input: () => Record<string, unknown> = () => ({})): Row => personal({ input, usual: 'notAuthorized' })

/** Permissions for shared devices. */
export const deviceCalls = {
  'devices.list': inGroup({ needs: 'leader' }),
  'devices.add': inGroup({ needs: 'leader', input: () => ({ name: 'Tablet' }) }),
  'devices.code': inGroup({ needs: 'leader', input: () => ({ name: 'Tablet' }) }),
  'devices.pair': open({ 'an unknown code': { input: () => ({ code: 'ABCDEFGH' }), wanted: 'tokenDoesNotExist' } }),
  'devices.update': ofDevice(),
  'devices.revoke': ofDevice(),

  'device.people': onDevice(),
  'device.wall': onDevice(),
  'device.stream': onDevice(),
  'device.enter': onDevice(() => ({ userId: randomUUID() })),
  'device.complete': onDevice(() => ({ userId: randomUUID(), taskId: randomUUID(), id: randomUUID() })),
  'device.undo': onDevice(() => ({ id: randomUUID() })),
  // For a player who has entered.
  'device.leave': onDevice(),
} satisfies Partial<Record<ProcedurePath, Row>>
