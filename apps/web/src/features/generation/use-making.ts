import { useEffect, useRef, useState } from 'react'
import { trpcUtils } from '../../app/trpc.ts'

/** What is being made at this moment, in one dialog: closing the dialog ends it, as its own button does. */
export function useMaking() {
  const running = useRef<AbortController | null>(null)
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  return {
    /** When it began, in milliseconds; null when nothing is being made. */
    since,

    /** Makes something; undefined when it was stopped. Whatever else goes wrong is thrown. */
    async run<Made>(send: (signal: AbortSignal) => Promise<Made>): Promise<Made | undefined> {
      const stop = new AbortController()
      running.current = stop
      setSince(Date.now())
      try {
        const made = await send(stop.signal)
        return stop.signal.aborted ? undefined : made
      } catch (error) {
        if (stop.signal.aborted) return undefined
        throw error
      } finally {
        if (running.current === stop) {
          running.current = null
          setSince(null)
        }
      }
    },

    stop(): void {
      running.current?.abort()
      running.current = null
      setSince(null)
      // The answer may have come, and been paid for, at the very same moment.
      void trpcUtils.profile.read.invalidate({})
    },
  }
}
