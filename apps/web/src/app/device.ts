const DEVICE = 'device'

/**
 * A random value that identifies this browser after its first sign-in. The server counts its sign-in attempts
 * separately, so people who guess the password from elsewhere do not lock the user out. It survives signing out and
 * grants no access.
 */
export function deviceToken(): string {
  const kept = localStorage.getItem(DEVICE)
  if (kept !== null && /^[A-Za-z0-9_-]{43}$/.test(kept)) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  localStorage.setItem(DEVICE, made)
  return made
}
