/**
 * Deletes the responses that this browser caches for offline use, even if the code that caches them has not loaded.
 * Other tabs close their connections to the database by themselves.
 */
export function clearCachedResponses(): void {
  indexedDB.deleteDatabase('questboard-answers')
  // Only secure pages have `caches`.
  if ('caches' in window) void caches.delete('pictures')
}
