const storageKey = 'renewed-at'
const pauseMs = 60_000

/**
 * Reloads the page when a chunk cannot be loaded since a deployment has removed the chunks of the open page. At most
 * once a minute, so a broken chunk does not cause a loop.
 * @param entry the URL of the entry chunk. It names all others, so each deployment that changes one removes it.
 */
export function reloadAfterDeployment(entry: string): void {
  window.addEventListener('vite:preloadError', async () => {
    const last = Number(sessionStorage.getItem(storageKey))
    if (Date.now() - last < pauseMs || !(await isRemoved(entry))) return
    sessionStorage.setItem(storageKey, String(Date.now()))
    window.location.reload()
  })
}

/** While the server is away or still has the file, a reload does not help, and input and messages would be lost. */
async function isRemoved(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    return status === 404
  } catch {
    return false
  }
}
