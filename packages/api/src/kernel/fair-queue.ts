import { DomainError } from './errors.ts'

/** Permission to run. Ending it twice has no effect. */
export interface Turn {
  end(): void
}

interface Entry {
  /** How many calls the turn covers; each counts. 1 if left out. */
  calls?: number
  /**
   * Whether the call waits behind earlier ones. `always` goes first and is never refused, for work that is half done.
   */
  always?: boolean
  /** Aborted when nobody waits for the response any more. */
  signal?: AbortSignal | undefined
}

/** One queue per key, such as an account, so that a busy account waits for its own calls only. */
export interface FairQueue {
  /** A turn for a call of `key` if none of its calls waits; undefined otherwise. */
  begin(key: string, calls?: number): Turn | undefined
  /**
   * Resolves when a call of `key` may run.
   * @throws DomainError tooManyRequests: too many calls of this key wait, the call waited too long, or its signal was
   * aborted
   */
  enter(key: string, entry?: Entry): Promise<Turn>
}

interface Options {
  /** How many calls of one key run at once. One turn is always granted, however many calls it covers. */
  atOnce: number
  /** Milliseconds. A longer turn no longer counts: it waits for something that does not affect the others. */
  longestTurn?: number
}

interface Waiting {
  since: number
  calls: number
  always: boolean
  begin(turn: Turn): void
  refuse(): void
}

interface Line {
  /** With the start time of each turn. */
  running: Map<Turn, number>
  calls: number
  waiting: Waiting[]
}

/** Milliseconds. A shorter turn has hardly waited for anything. */
const shortestTurn = 1

/** How many calls may wait: of one key, and of all keys together. */
const mostWaiting = { ofKey: 200, ofAll: 5_000 }

/** How long a call may wait, and how often that is checked, in milliseconds. */
const [patience, interval] = [10_000, 100]

/** The maximum `retry-after` of refused calls in seconds. It is random, from 1, to spread retries. */
const mostSeconds = 3

export const tooManyAtOnce = () =>
  new DomainError('tooManyRequests', { retryAfter: 1 + Math.floor(Math.random() * mostSeconds) })

export function fairQueue({ atOnce, longestTurn = Number.POSITIVE_INFINITY }: Options): FairQueue {
  const lines = new Map<string, Line>()
  let waitingOfAll = 0
  let timer: NodeJS.Timeout | undefined

  const hasRoom = (line: Line, calls: number) => line.running.size === 0 || line.calls + calls <= atOnce

  function run(key: string, line: Line, calls: number): Turn {
    const since = performance.now()
    let ended = false
    const turn = {
      end() {
        if (ended) return
        ended = true
        const release = () => {
          line.running.delete(turn)
          line.calls -= calls
          advance(key, line)
        }
        // Calls that are refused at once end in the same tick of the event loop: a hundred of them would delay all
        // others.
        if (line.waiting.length > 0 || performance.now() - since < shortestTurn) setImmediate(release)
        else release()
      },
    }
    line.running.set(turn, since)
    line.calls += calls
    return turn
  }

  function advance(key: string, line: Line): void {
    for (;;) {
      const [next] = line.waiting
      if (!next || !hasRoom(line, next.calls)) break
      line.waiting.shift()
      waitingOfAll--
      next.begin(run(key, line, next.calls))
    }
    forgetIdle(key, line)
  }

  function forgetIdle(key: string, line: Line): void {
    if (line.running.size + line.waiting.length === 0 && lines.get(key) === line) lines.delete(key)
  }

  function leave(line: Line, one: Waiting): void {
    const place = line.waiting.indexOf(one)
    if (place < 0) return
    line.waiting.splice(place, 1)
    waitingOfAll--
    one.refuse()
  }

  function look(): void {
    timer = undefined
    const now = performance.now()
    for (const line of lines.values()) {
      if (line.waiting.length === 0) continue
      for (const [turn, since] of line.running) if (now - since > longestTurn) turn.end()
      const late = line.waiting.filter(({ since, always }) => !always && now - since > patience)
      for (const one of late) leave(line, one)
    }
    lookLater()
  }

  function lookLater(): void {
    if (waitingOfAll > 0 && !timer) timer = setTimeout(look, interval)
  }

  function begin(key: string, calls = 1): Turn | undefined {
    const line = lines.get(key)
    if (line) return line.waiting.length === 0 && hasRoom(line, calls) ? run(key, line, calls) : undefined
    const first: Line = { running: new Map(), calls: 0, waiting: [] }
    lines.set(key, first)
    return run(key, first, calls)
  }

  return {
    begin,
    async enter(key, { calls = 1, always = false, signal } = {}) {
      const turn = begin(key, calls)
      if (turn) return turn
      const line = lines.get(key) as Line
      const isFull = line.waiting.length >= mostWaiting.ofKey || waitingOfAll >= mostWaiting.ofAll
      if ((isFull && !always) || signal?.aborted) throw tooManyAtOnce()
      const later = Promise.withResolvers<Turn>()
      const refuse = () => later.reject(tooManyAtOnce())
      const one: Waiting = { since: performance.now(), calls, always, begin: later.resolve, refuse }
      if (always) line.waiting.unshift(one)
      else line.waiting.push(one)
      waitingOfAll++
      lookLater()
      const gone = () => leave(line, one)
      signal?.addEventListener('abort', gone, { once: true })
      try {
        return await later.promise
      } finally {
        signal?.removeEventListener('abort', gone)
      }
    },
  }
}
