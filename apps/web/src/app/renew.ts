const KEY = 'renewed-at'
const PAUSE_MS = 60_000

/**
 * Loads the page anew when a part of the application cannot be fetched: after a deployment the parts that an open page
 * knows are gone. Once a minute at most, so that a part that is broken does not turn this into a loop.
 */
export function renewAfterDeployment(): void {
  window.addEventListener('vite:preloadError', async () => {
    const last = Number(sessionStorage.getItem(KEY))
    if (Date.now() - last < PAUSE_MS || !(await isServerThere())) return
    sessionStorage.setItem(KEY, String(Date.now()))
    window.location.reload()
  })
}

/** Without the server there is nothing to load anew, and what is written on the page would be lost. */
async function isServerThere(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    return false
  }
}
