import { isLocale, type Locale } from '@questboard/i18n'

/** The stored part of the user; the rest of the profile is fetched. */
export type SessionUser = { id: string; name: string; email: string; lang: Locale }

/** Why a session ended: the user signed out, the server ended it, or another window of this browser did. */
export type SignOutReason = 'left' | 'ended' | 'elsewhere'

const userKey = 'cu'
const tokenKey = 'ut'

export type Session = ReturnType<typeof createSession>

/** The signed-in user as stored in this browser. The server trusts only the token. */
export function createSession(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const listeners = new Set<(reason: SignOutReason) => void>()
  return {
    get token(): string | null {
      return storage.getItem(tokenKey)
    },
    get user(): SessionUser | null {
      return readUser(storage.getItem(userKey))
    },
    get isSignedIn(): boolean {
      return storage.getItem(tokenKey) !== null
    },
    signIn(token: string, user: SessionUser): void {
      storage.setItem(tokenKey, token)
      this.rememberUser(user)
    },
    rememberUser(user: SessionUser): void {
      storage.setItem(userKey, writeUser(user))
    },
    signOut(reason: SignOutReason): void {
      storage.removeItem(tokenKey)
      storage.removeItem(userKey)
      for (const listener of listeners) listener(reason)
    },
    onSignedOut(listener: (reason: SignOutReason) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether a storage event means that another window signed in, signed out, or switched accounts. */
export function isSessionChange(event: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>): boolean {
  return event.key === null || (event.key === tokenKey && event.oldValue !== event.newValue)
}

function writeUser({ id, name, email, lang }: SessionUser): string {
  return JSON.stringify({ id, name, email, lang })
}

function readUser(text: string | null): SessionUser | null {
  if (text === null) return null
  try {
    const { id, name, email, lang } = JSON.parse(text)
    if (typeof id === 'string' && typeof name === 'string' && typeof email === 'string' && isLocale(lang)) {
      return { id, name, email, lang }
    }
  } catch {
    // Edited by hand, or written by an older version. The profile is fetched anyway.
  }
  return null
}
