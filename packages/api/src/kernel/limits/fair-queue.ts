import { DomainError } from '../errors.ts'
import { randomRetryAfter } from './retry-after.ts'

/** Permission to run. Releasing it twice has no effect. */
export interface Permit {
  release(): void
}

export interface AcquireOptions {
  /** How many calls the permit covers; each counts. 1 if left out. */
  calls?: number
  /**
   * For work that is half done: the call goes before all that wait, and is refused only when its client no longer
   * waits.
   */
  always?: boolean
  /** The call goes before those that wait without this. How many of a key may wait is counted separately for the two. */
  first?: boolean
  /** Aborted when the client no longer waits for the response. */
  signal?: AbortSignal | undefined
}

/** One queue per key, such as an account, so that a busy account waits for its own calls only. */
export interface FairQueue {
  /** A permit for a call of `key` if it may run at once; undefined otherwise. */
  tryAcquire(key: string, request?: Omit<AcquireOptions, 'signal'>): Permit | undefined
  /**
   * Resolves when a call of `key` may run.
   * @throws DomainError tooManyRequests: too many calls of this key wait, the call waited too long, or its signal was
   * aborted
   */
  acquire(key: string, request?: AcquireOptions): Promise<Permit>
}

interface QueueLimits {
  /** How many calls of one key run at once. One permit is always granted, however many calls it covers. */
  concurrency: number
  /** Milliseconds. A longer permit no longer counts: it waits for something that does not affect the others. */
  countedForMs?: number
}

interface QueuedCall {
  since: number
  calls: number
  /** 0: half done, 1: first, 2: others. Lower ranks go before higher ones. */
  rank: number
  start(permit: Permit): void
  refuse(): void
}

interface KeyQueue {
  /** The permits with their start times. */
  running: Map<Permit, number>
  calls: number
  waiting: QueuedCall[]
}

/** A shorter permit has hardly waited for anything. */
const minHoldMs = 1

/** How many calls may wait: of one key, and of all keys together. */
const maxWaiting = { ofKey: 200, ofAll: 5_000 }

/** How long a call may wait, and how often that is checked. */
const [maxWaitMs, checkEveryMs] = [10_000, 100]

/** The refusal of a call that found the queue full: tooManyRequests, with a random pause. */
const tooManyAtOnce = () => new DomainError('tooManyRequests', { retryAfter: randomRetryAfter() })

const rankOf = ({ always, first }: AcquireOptions): number => (always ? 0 : first ? 1 : 2)

/** Creates a queue in which each key has its share of calls that run at once. */
export function fairQueue({ concurrency, countedForMs = Number.POSITIVE_INFINITY }: QueueLimits): FairQueue {
  const queues = new Map<string, KeyQueue>()
  let waitingOfAll = 0
  let timer: NodeJS.Timeout | undefined

  const hasRoom = (queue: KeyQueue, calls: number) => queue.running.size === 0 || queue.calls + calls <= concurrency

  function run(key: string, queue: KeyQueue, calls: number): Permit {
    const since = performance.now()
    let isReleased = false
    const permit = {
      release() {
        if (isReleased) return
        isReleased = true
        const free = () => {
          queue.running.delete(permit)
          queue.calls -= calls
          advance(key, queue)
        }
        // Calls that are refused at once end in the same tick of the event loop: a hundred of them would delay all
        // others.
        if (queue.waiting.length > 0 || performance.now() - since < minHoldMs) setImmediate(free)
        else free()
      },
    }
    queue.running.set(permit, since)
    queue.calls += calls
    return permit
  }

  function advance(key: string, queue: KeyQueue): void {
    for (;;) {
      const [next] = queue.waiting
      if (!next || !hasRoom(queue, next.calls)) break
      queue.waiting.shift()
      waitingOfAll--
      next.start(run(key, queue, next.calls))
    }
    deleteIdle(key, queue)
  }

  function deleteIdle(key: string, queue: KeyQueue): void {
    if (queue.running.size + queue.waiting.length === 0 && queues.get(key) === queue) queues.delete(key)
  }

  function leave(queue: KeyQueue, call: QueuedCall): void {
    const place = queue.waiting.indexOf(call)
    if (place < 0) return
    queue.waiting.splice(place, 1)
    waitingOfAll--
    call.refuse()
  }

  function check(): void {
    timer = undefined
    const now = performance.now()
    for (const queue of queues.values()) {
      if (queue.waiting.length === 0) continue
      for (const [permit, since] of queue.running) if (now - since > countedForMs) permit.release()
      const late = queue.waiting.filter(({ since, rank }) => rank > 0 && now - since > maxWaitMs)
      for (const call of late) leave(queue, call)
    }
    scheduleCheck()
  }

  function scheduleCheck(): void {
    if (waitingOfAll > 0 && !timer) timer = setTimeout(check, checkEveryMs)
  }

  function tryAcquire(key: string, request: AcquireOptions = {}): Permit | undefined {
    const { calls = 1 } = request
    const queue: KeyQueue = queues.get(key) ?? { running: new Map(), calls: 0, waiting: [] }
    queues.set(key, queue)
    const rank = rankOf(request)
    const mustWait = queue.waiting.some((call) => call.rank <= rank)
    return !mustWait && hasRoom(queue, calls) ? run(key, queue, calls) : undefined
  }

  return {
    tryAcquire,
    async acquire(key, request = {}) {
      const permit = tryAcquire(key, request)
      if (permit) return permit
      const queue = queues.get(key) as KeyQueue
      const { calls = 1, signal } = request
      const rank = rankOf(request)
      const ofRank = queue.waiting.filter((call) => call.rank === rank).length
      const isFull = ofRank >= maxWaiting.ofKey || waitingOfAll >= maxWaiting.ofAll
      if ((isFull && rank > 0) || signal?.aborted) throw tooManyAtOnce()
      const later = Promise.withResolvers<Permit>()
      const refuse = () => later.reject(tooManyAtOnce())
      const call: QueuedCall = { since: performance.now(), calls, rank, start: later.resolve, refuse }
      // The last half-done call goes first.
      const place = queue.waiting.findIndex((other) => rank === 0 || other.rank > rank)
      queue.waiting.splice(place < 0 ? queue.waiting.length : place, 0, call)
      waitingOfAll++
      scheduleCheck()
      const abandon = () => leave(queue, call)
      signal?.addEventListener('abort', abandon, { once: true })
      try {
        return await later.promise
      } finally {
        signal?.removeEventListener('abort', abandon)
      }
    },
  }
}
