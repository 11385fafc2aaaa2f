import { sendTo } from '../support/rest.ts'
import type { Act, Household } from './actions.ts'

/** What came of all calls of a soak. */
export interface Tally {
  calls: number
  /** Refusals that are part of the play, by code. */
  refused: Map<string, number>
  /** What nobody should see, the first of them in words. */
  unexpected: string[]
  /** Changes whose answer was lost with a server that was killed; undefined where none is. */
  cut: string[] | undefined
  slowest: number
  /** Ids of tasks that a server said it had made, less those that it said it had deleted. */
  tasks: Set<string>
}

export interface SoakPlayer {
  id: string
  token: string
  household: Household
  tasks: string[]
  rewards: string[]
}

const kept = 50

/** Lets a player act through any server, and counts what comes of it; what is not `fine` is kept in words. */
export function callerOf(urls: string[], token: string, tally: Tally) {
  return async <Result>(call: Parameters<ReturnType<typeof sendTo>>[0], body: unknown, fine: readonly string[]) => {
    const url = urls[Math.floor(Math.random() * urls.length)] as string
    const begun = performance.now()
    tally.calls++
    try {
      const { status, result, error } = await sendTo(url, token, { timezone: 'Europe/Sofia' })<Result>(call, body)
      tally.slowest = Math.max(tally.slowest, performance.now() - begun)
      if (status === 200) return result
      if (status < 500 && fine.includes(error.message)) {
        tally.refused.set(error.message, (tally.refused.get(error.message) ?? 0) + 1)
        return undefined
      }
      tell(tally, `${call}: ${status} ${JSON.stringify(error)}`)
    } catch (fault) {
      // What changes something must not be sent again by anybody but whoever asked for it.
      if (tally.cut && !call.startsWith('GET')) tally.cut.push(`${call}: ${String(fault)}`)
      else tell(tally, `${call}: ${String(fault)}`)
    }
    return undefined
  }
}

function tell({ unexpected }: Tally, what: string): void {
  if (unexpected.length < kept) unexpected.push(what)
}

/** One of the acts, the likelier the greater its weight. */
export function chooseAct(acts: readonly Act[]): Act {
  let left = Math.random() * acts.reduce((sum, { weight }) => sum + weight, 0)
  const chosen = acts.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  return chosen ?? (acts[0] as Act)
}
