/**
 * Returns `wanted` as a path inside this app, or null. Anything that could lead to another site (another origin,
 * `//host`, a scheme, a backslash) is rejected, so a link to the sign-in page cannot redirect elsewhere.
 */
export function sameOriginPath(wanted: unknown, origin: string): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null
  // Not `URL.parse`: the last Safari of older iPads does not have it. A path after an origin is always a valid URL of it.
  const { pathname, search, hash } = new URL(origin + wanted)
  const path = pathname + search + hash
  // Tabs are removed, backslashes turned and dots resolved, so `/.//host` has become `//host`.
  return path.startsWith('//') ? null : path
}
