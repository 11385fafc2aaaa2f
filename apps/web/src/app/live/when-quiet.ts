import { queryClient } from '../query-client.ts'

/** Milliseconds without anything being fetched. */
const QUIET = 2500

/**
 * Begins something that the first picture does not need: when the page has fetched what it shows, and nothing came for
 * a while.
 *
 * @returns what ends it, or keeps it from beginning
 */
export function whenQuiet(begin: (signal: AbortSignal) => void): () => void {
  const controller = new AbortController()
  let timer = 0
  const watcher = new PerformanceObserver(wait)
  function wait() {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (queryClient.isFetching() > 0 || document.readyState !== 'complete') return wait()
      watcher.disconnect()
      begin(controller.signal)
    }, QUIET)
  }
  watcher.observe({ type: 'resource' })
  wait()
  controller.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    watcher.disconnect()
  })
  return () => controller.abort()
}
