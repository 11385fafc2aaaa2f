/**
 * Returns `wanted` as a path inside this app, or null. Anything that could lead to another site (another origin,
 * `//host`, a scheme, a backslash) is rejected, so a link to the sign-in page cannot redirect elsewhere.
 */
export function sameOriginPath(wanted: unknown, origin: string): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null
  try {
    // Not `URL.parse`: the last Safari of older iPads does not have it.
    const url = new URL(wanted, origin)
    const path = `${url.pathname}${url.search}${url.hash}`
    // Dots are already resolved, so `/.//host` has become `//host`.
    return url.origin !== origin || path.startsWith('//') ? null : path
  } catch {
    return null
  }
}
