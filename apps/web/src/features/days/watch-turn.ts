import { localDay } from './calendar.ts'
import { nextTurn } from './next-turn.ts'

/** Milliseconds between requests while the server's clock is behind, or the server is unreachable. */
const patience = 60_000

type Watched = {
  /** The last date that the server has processed, as known here. */
  settledDay: () => string
  /** Refetches what the rollover has changed. It never fails. */
  turn: () => Promise<void>
}

/**
 * Updates the page after the rollover: at local midnight, or when the page becomes visible on a later date.
 * @returns a function that stops it
 */
export function watchTurn({ settledDay, turn }: Watched): () => void {
  let timer: ReturnType<typeof setTimeout>
  let turning = false
  let ended = false
  const isBehind = () => settledDay() < localDay(new Date())

  async function look(): Promise<void> {
    if (turning) return
    turning = true
    clearTimeout(timer)
    if (isBehind()) await turn()
    turning = false
    if (ended) return
    const now = new Date()
    timer = setTimeout(() => void look(), isBehind() ? patience : nextTurn(now).getTime() - now.getTime())
  }

  const onSeen = () => {
    if (document.visibilityState === 'visible') void look()
  }
  document.addEventListener('visibilitychange', onSeen)
  window.addEventListener('focus', onSeen)
  void look()
  return () => {
    ended = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onSeen)
    window.removeEventListener('focus', onSeen)
  }
}
