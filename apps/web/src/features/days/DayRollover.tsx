import { useEffect } from 'react'
import { loadWithRetry } from '../../app/lazy-with-retry.ts'
import { whenQuiet } from '../../app/live/when-quiet.ts'

/** Updates the open page after the day rollover. */
export function DayRollover() {
  useEffect(() => whenQuiet((left) => void watch(left)), [])
  return null
}

async function watch(left: AbortSignal): Promise<void> {
  const { watchDay } = await loadWithRetry(() => import('./watch-day.ts'))
  if (!left.aborted) left.addEventListener('abort', watchDay())
}
