import { userStorage } from './user-storage.ts'

const storageKey = 'device'

/**
 * A random value that identifies this browser after its first sign-in. The server counts its sign-in attempts
 * separately, so people who guess the password from elsewhere do not lock the user out. It survives signing out and
 * grants no access.
 */
export function browserToken(): string {
  const stored = userStorage.getItem(storageKey)
  if (stored !== null && /^[A-Za-z0-9_-]{43}$/.test(stored)) return stored
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  userStorage.setItem(storageKey, token)
  return token
}
