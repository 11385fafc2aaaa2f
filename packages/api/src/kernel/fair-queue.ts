import { DomainError } from './errors.ts'

/** The right to run. Ending it twice does nothing. */
export interface Turn {
  end(): void
}

interface Entry {
  /** Calls that run in this turn: each counts. 1 if left out. */
  calls?: number
  /** In a line, behind those that came before. `always` goes first and is never refused: for work that is half done. */
  always?: boolean
  /** Aborted when nobody waits for the response any more. */
  signal?: AbortSignal | undefined
}

/** Calls wait in lines, one line for each key, such as an account: who asks for much waits behind its own calls alone. */
export interface FairQueue {
  /** The turn of a call of `key` if none of its line waits; undefined otherwise. */
  begin(key: string, calls?: number): Turn | undefined
  /**
   * Resolves when it is the turn of a call of `key`.
   * @throws DomainError tooManyRequests: too many of this key wait already, it has waited too long, or its signal is aborted
   */
  enter(key: string, entry?: Entry): Promise<Turn>
}

interface Options {
  /** Calls of one key at the same time. One turn is always given, however many calls it holds. */
  atOnce: number
  /** A turn that lasts longer counts no more, in milliseconds: it waits for something that the others need not wait for. */
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
  /** With the time at which each began. */
  running: Map<Turn, number>
  calls: number
  waiting: Waiting[]
}

/** A turn that ends sooner has hardly waited for anything, in milliseconds. */
const shortestTurn = 1

/** How many calls wait: of one key, and of all keys together. */
const mostWaiting = { ofKey: 200, ofAll: 5_000 }

/** How long a call waits, and how often that is checked, in milliseconds. */
const [patience, interval] = [10_000, 100]

/** Whose calls were refused retries after so many seconds, and not all at the same moment. */
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
        // What is refused at once ends before the event loop goes on: a hundred of them would keep all others waiting.
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
