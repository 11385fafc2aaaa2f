import { isDeviceSession } from '../auth/devices.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { endRunning } from './end-running.ts'

/**
 * Ends the session of the player on the device.
 * @throws DomainError notAuthorized: not on a device
 */
export async function leaveDevice({ services, db, tokenHash, onDevice }: UserContext): Promise<null> {
  if (!onDevice) throw new DomainError('notAuthorized')
  await endRunning(db, isDeviceSession(onDevice.groupId, tokenHash), services.clock.now())
  return null
}
