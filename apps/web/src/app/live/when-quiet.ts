import { queryClient } from '../query-client.ts'

/** The time without any request. */
const quietMs = 2500

/**
 * Runs something that the first screen does not need, when the page has loaded and no request ran for a while.
 * @returns a function that stops it or prevents it from starting
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
    }, quietMs)
  }
  watcher.observe({ type: 'resource' })
  wait()
  controller.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    watcher.disconnect()
  })
  return () => controller.abort()
}
