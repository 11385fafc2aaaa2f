/**
 * The path inside this application that `wanted` names, or null: whatever could lead to another site (another origin,
 * `//host`, a scheme, a backslash) is refused, so that a link to the sign-in page cannot send a person elsewhere.
 */
export function ownPath(wanted: unknown, origin: string): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null
  const url = URL.parse(wanted, origin)
  if (url?.origin !== origin) return null
  const path = `${url.pathname}${url.search}${url.hash}`
  // Dots are resolved by now, so `/.//host` has become `//host`.
  return path.startsWith('//') ? null : path
}
