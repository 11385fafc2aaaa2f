import { currentDay, dayStart } from './current-day.ts'
import { nextRollover } from './next-rollover.ts'

/** The time between requests while the server's clock is behind, or the server is unreachable. */
const retryIntervalMs = 60_000

type RolloverOptions = {
  /** The last date that the server has processed, as known here. */
  settledDay: () => string
  /** Refetches what the rollover has changed. It never fails. */
  refetch: () => Promise<void>
}

/**
 * Updates the page after the rollover: when the next day starts, or when the page becomes visible on a later date.
 * @returns a function that stops it
 */
export function watchRollover({ settledDay, refetch }: RolloverOptions): () => void {
  let timer: ReturnType<typeof setTimeout>
  let isRefetching = false
  let ended = false
  const isBehind = () => settledDay() < currentDay()

  async function check(): Promise<void> {
    if (isRefetching) return
    isRefetching = true
    clearTimeout(timer)
    if (isBehind()) await refetch()
    isRefetching = false
    if (ended) return
    const now = new Date()
    timer = setTimeout(
      () => void check(),
      isBehind() ? retryIntervalMs : nextRollover(now, dayStart()).getTime() - now.getTime(),
    )
  }

  const onVisible = () => {
    if (document.visibilityState === 'visible') void check()
  }
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('focus', onVisible)
  void check()
  return () => {
    ended = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('focus', onVisible)
  }
}
