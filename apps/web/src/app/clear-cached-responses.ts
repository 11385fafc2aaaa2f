/** Deletes the responses that this browser caches for offline use, but not the pictures. */
export const deleteResponses = (): void => void indexedDB.deleteDatabase('questboard-answers')

/**
 * Deletes what this browser caches for offline use, even if the code that caches them has not loaded.
 * Other tabs close their connections to the database by themselves.
 */
export function clearCachedResponses(): void {
  deleteResponses()
  // Only secure pages have `caches`.
  if ('caches' in window) void caches.delete('pictures')
}
