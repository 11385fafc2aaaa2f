const KEY = 'renewed-at'
const PAUSE_MS = 60_000

/**
 * Reloads the page when a chunk cannot be loaded: a deployment may have removed the chunks of the open page. At most
 * once a minute, so a broken chunk does not cause a loop.
 */
export function reloadAfterDeployment(): void {
  window.addEventListener('vite:preloadError', async () => {
    const last = Number(sessionStorage.getItem(KEY))
    if (Date.now() - last < PAUSE_MS || !(await isServerThere())) return
    sessionStorage.setItem(KEY, String(Date.now()))
    window.location.reload()
  })
}

/** Without the server a reload would fail, and unsaved input would be lost. */
async function isServerThere(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    return false
  }
}
