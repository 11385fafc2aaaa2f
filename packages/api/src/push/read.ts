import type { UserContext } from '../kernel/context.ts'
import { readPushDevices } from './read-devices.ts'
import type { PushState } from './schema.ts'
import { vapidKeys } from './vapid.ts'

/** The key for a subscription, and the caller's devices that receive pushes. */
export async function readPushState({ services, db, userId, tokenHash }: UserContext): Promise<PushState> {
  const { publicKey } = await vapidKeys(services, db)
  return { publicKey, devices: await readPushDevices(db, userId, tokenHash) }
}
