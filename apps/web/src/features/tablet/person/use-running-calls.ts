import { useState } from 'react'
import { useNotices } from './notice.ts'

/**
 * Calls that are running, by the id of their item. The screen shows their items as busy.
 * @param reload reads the state that has the answer
 */
export function useRunningCalls(reload: () => Promise<void>): {
  running: ReadonlySet<string>
  run: (item: { id: string; title: string }, call: () => Promise<unknown>) => Promise<void>
} {
  const { showProblem } = useNotices()
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set())
  return {
    running,
    async run({ id, title }, call) {
      setRunning((before) => new Set(before).add(id))
      try {
        await call()
      } catch (error) {
        await showProblem(title, error)
      }
      await reload()
      setRunning((before) => new Set([...before].filter((other) => other !== id)))
    },
  }
}
