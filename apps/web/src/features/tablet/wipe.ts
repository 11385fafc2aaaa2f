import { deviceStore, enteredStore, forgetDevice } from '../devices/credentials.ts'
import { clearStored, database } from './stored.ts'
import { endTablet } from './wall.ts'

/** Whether everything is being deleted. Meanwhile nothing is shown. */
let running: Promise<void> | undefined

/**
 * Deletes everything that the tablet stores: the last state, what waits to be sent, and pictures. The credentials go
 * first and last is what is shown, so that a revoked tablet shows nothing that it had.
 */
export function wipe(): Promise<void> {
  running ??= deleteAll().finally(() => {
    running = undefined
  })
  return running
}

async function deleteAll(): Promise<void> {
  endTablet()
  enteredStore.write(null)
  await clearStored()
  indexedDB.deleteDatabase(database)
  if ('caches' in window) await caches.delete('pictures').catch(() => false)
  if (deviceStore.read()) forgetDevice()
}
