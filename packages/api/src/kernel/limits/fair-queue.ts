import { DomainError } from '../errors.ts'
import { randomRetryAfter } from './retry-after.ts'

/** Permission to run. Releasing it twice has no effect. */
export interface Permit {
  release(): void
}

interface AcquireOptions {
  /** How many calls the permit covers; each counts. 1 if left out. */
  calls?: number
  /**
   * For work that is half done: the call goes before all that wait, and is refused only when its client no longer
   * waits.
   */
  always?: boolean
  /** Aborted when the client no longer waits for the response. */
  signal?: AbortSignal | undefined
}

/** One queue per key, such as an account, so that a busy account waits for its own calls only. */
export interface FairQueue {
  /** A permit for a call of `key` if none of its calls waits; undefined otherwise. */
  tryAcquire(key: string, calls?: number): Permit | undefined
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
  always: boolean
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
      const late = queue.waiting.filter(({ since, always }) => !always && now - since > maxWaitMs)
      for (const call of late) leave(queue, call)
    }
    scheduleCheck()
  }

  function scheduleCheck(): void {
    if (waitingOfAll > 0 && !timer) timer = setTimeout(check, checkEveryMs)
  }

  function tryAcquire(key: string, calls = 1): Permit | undefined {
    const queue = queues.get(key)
    if (queue) return queue.waiting.length === 0 && hasRoom(queue, calls) ? run(key, queue, calls) : undefined
    const first: KeyQueue = { running: new Map(), calls: 0, waiting: [] }
    queues.set(key, first)
    return run(key, first, calls)
  }

  return {
    tryAcquire,
    async acquire(key, { calls = 1, always = false, signal } = {}) {
      const permit = tryAcquire(key, calls)
      if (permit) return permit
      const queue = queues.get(key) as KeyQueue
      const isFull = queue.waiting.length >= maxWaiting.ofKey || waitingOfAll >= maxWaiting.ofAll
      if ((isFull && !always) || signal?.aborted) throw tooManyAtOnce()
      const later = Promise.withResolvers<Permit>()
      const refuse = () => later.reject(tooManyAtOnce())
      const call: QueuedCall = { since: performance.now(), calls, always, start: later.resolve, refuse }
      if (always) queue.waiting.unshift(call)
      else queue.waiting.push(call)
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
