import { useEffect, useRef, useState } from 'react'
import { trpcUtils } from '../../app/trpc.ts'

/** The generation running in a dialog. Closing the dialog cancels it. */
export function useGeneration() {
  const running = useRef<AbortController | null>(null)
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  return {
    /** When it started, in milliseconds; null when nothing is being generated. */
    since,

    /** Runs a generation. Resolves to undefined when it was cancelled; other failures are thrown. */
    async run<Made>(send: (signal: AbortSignal) => Promise<Made>): Promise<Made | undefined> {
      const stop = new AbortController()
      running.current = stop
      setSince(Date.now())
      try {
        const result = await send(stop.signal)
        return stop.signal.aborted ? undefined : result
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
      // The response may have arrived, and been paid for, at the same moment.
      void trpcUtils.profile.read.invalidate({})
    },
  }
}
