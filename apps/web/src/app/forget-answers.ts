/**
 * Deletes the answers of the server that this browser keeps for times without a connection, whether or not the code that
 * keeps them has come. Tabs that still hold them let go by themselves.
 */
export function forgetAnswers(): void {
  indexedDB.deleteDatabase('questboard-answers')
  // Only secure pages have caches.
  if ('caches' in window) void caches.delete('pictures')
}
