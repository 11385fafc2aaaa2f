import { localDay } from './calendar.ts'
import { nextTurn } from './next-turn.ts'

/** The server's clock may be behind this one, or not be reached: so long, in milliseconds, until it is asked again. */
const patience = 60_000

type Watched = {
  /** The day that the server has settled last, as far as this page knows. */
  settledDay: () => string
  /** Asks the server for what the new day has changed; never fails. */
  turn: () => Promise<void>
}

/**
 * Turns the page to a new day: at local midnight, and when the page is looked at again on a later day than it shows. The
 * function that is returned ends the watch.
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
