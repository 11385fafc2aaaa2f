const KEY = 'renewed-at'
const PAUSE_MS = 60_000

/**
 * Loads the page anew when a part of the application cannot be fetched: after a deployment the parts that an open page
 * knows are gone. Once a minute at most, so that a server that is away does not turn this into a loop.
 */
export function renewAfterDeployment(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY))
    if (Date.now() - last < PAUSE_MS) return
    sessionStorage.setItem(KEY, String(Date.now()))
    window.location.reload()
  })
}
