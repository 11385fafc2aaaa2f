import { userStorage } from '../../../app/user-storage.ts'

/**
 * Notes that this browser has a passkey. `first-visit.js` then starts the app with the sign-in page, so that it is
 * offered at once.
 */
export function rememberPasskey(): void {
  userStorage.setItem('passkey', '')
}
