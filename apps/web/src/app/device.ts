const DEVICE = 'device'

/**
 * A random value by which this browser is known after its first sign-in: its attempts are then counted apart, so that others
 * who guess the password do not lock the person out. It stays when the person signs out, and opens nothing.
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
