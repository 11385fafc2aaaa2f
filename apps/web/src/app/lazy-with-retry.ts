// biome-ignore lint/style/noRestrictedImports: everything else uses this function
import { lazy } from 'react'

/** The time before code that failed to load is requested again. */
const pauseMs = 5000

/** Loads code. While it cannot be loaded, it is requested again after a pause, or when the connection is back. */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise<unknown>((resolve) => {
        const signal = AbortSignal.timeout(pauseMs)
        signal.onabort = resolve
        addEventListener('online', resolve, { signal })
      })
    }
  }
}

/**
 * Like `lazy` of React, which keeps a failure for good. Here the fallback stays until the code has loaded, so a bad
 * connection replaces neither the page nor the part by an error.
 */
export const lazyWithRetry: typeof lazy = (load) => lazy(() => loadWithRetry(load))
