/** Milliseconds for which a window may be out of sight before it lets its connection go. */
const GRACE = 10_000

/** The page is being left. It is not hidden yet then, and may be kept by the browser to be come back to. */
let isLeft = false
addEventListener('pagehide', () => {
  isLeft = true
})
addEventListener('pageshow', () => {
  isLeft = false
})

/**
 * A signal that is aborted when the window has been out of sight for a while, or with the one that is given. A browser
 * has few connections to one server, and windows that nobody sees would keep them from the one that is looked at.
 */
export function whileVisible(signal: AbortSignal): { signal: AbortSignal; end: () => void } {
  const hiddenTooLong = new AbortController()
  let timer = 0
  const look = () => {
    clearTimeout(timer)
    if (document.hidden) timer = window.setTimeout(() => hiddenTooLong.abort(), GRACE)
  }
  // A page that is kept to be come back to must hold no connection at all.
  const leave = () => hiddenTooLong.abort()
  look()
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', leave)
  return {
    signal: AbortSignal.any([signal, hiddenTooLong.signal]),
    end() {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', leave)
    },
  }
}

/** Waits until the window is seen, or the signal is aborted. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if ((document.hidden || isLeft) && !signal.aborted) return
      for (const [target, event] of moments) target.removeEventListener(event, look)
      resolve()
    }
    const moments = [
      [document, 'visibilitychange'],
      [window, 'pageshow'],
      [signal, 'abort'],
    ] as const
    for (const [target, event] of moments) target.addEventListener(event, look)
    look()
  })
}

/** Waits so many milliseconds, or until the network is back, or the signal is aborted. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(done, milliseconds)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
