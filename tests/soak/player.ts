import { sendTo } from '../support/rest.ts'
import type { Act, Household } from './actions.ts'

/** The results of all calls of a soak. */
export interface Tally {
  calls: number
  /** Expected refusals, by code. */
  refused: Map<string, number>
  /** Unexpected responses, the first ones in full. */
  unexpected: string[]
  /** Changes whose response was lost with a killed server; undefined if none may be. */
  cut: string[] | undefined
  slowest: number
  /** Ids of tasks whose creation was acknowledged, minus those whose deletion was. */
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

/** Calls any server for a player and counts the results. Unexpected ones are recorded in full. */
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
      record(tally, `${call}: ${status} ${JSON.stringify(error)}`)
    } catch (fault) {
      // A mutation must be repeated only by its caller.
      if (tally.cut && !call.startsWith('GET')) tally.cut.push(`${call}: ${String(fault)}`)
      else record(tally, `${call}: ${String(fault)}`)
    }
    return undefined
  }
}

function record({ unexpected }: Tally, what: string): void {
  if (unexpected.length < kept) unexpected.push(what)
}

/** A random action by weight. */
export function chooseAct(acts: readonly Act[]): Act {
  let left = Math.random() * acts.reduce((sum, { weight }) => sum + weight, 0)
  const chosen = acts.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  return chosen ?? (acts[0] as Act)
}
