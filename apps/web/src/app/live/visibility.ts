/** The time a window may be hidden before it closes its connection. */
const hiddenGraceMs = 10_000

/** Whether the page is unloading. It is not hidden yet then, and the browser may keep it in its back/forward cache. */
let isLeft = false
addEventListener('pagehide', () => {
  isLeft = true
})
addEventListener('pageshow', () => {
  isLeft = false
})

/**
 * A signal that aborts when the window has been hidden for a while, or with the given signal. Browsers allow few
 * connections to one server, and hidden windows would block the visible one.
 */
export function whileVisible(signal: AbortSignal): { signal: AbortSignal; end: () => void } {
  const hiddenTooLong = new AbortController()
  let timer = 0
  const look = () => {
    clearTimeout(timer)
    if (document.hidden) timer = window.setTimeout(() => hiddenTooLong.abort(), hiddenGraceMs)
  }
  // A page in the back/forward cache must not have an open connection.
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

/** Waits until the window is visible, or the signal aborts. */
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

/** Waits this many milliseconds, or until the network is back, or the signal aborts. */
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
