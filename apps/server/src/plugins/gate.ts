/** A request that waits to start. */
export interface QueuedRequest {
  /** The number of calls in it. Each call counts. */
  calls: number
  begin(): void
  refuse(): void
  /** Whether the client has disconnected. */
  isClosed(): boolean
}

/** Starts as many requests as can be finished in time, and refuses the rest. */
export interface Gate {
  /** Starts or refuses the request, at once or within about half a second. */
  enter(request: QueuedRequest): void
  /** Ends a started request of this many calls. */
  leave(calls: number): void
}

interface Options {
  isDatabaseBusy: () => boolean
}

/**
 * Bounds of the calls in progress: enough to keep the CPU and the database busy, and no more than finish in
 * `withinMs`.
 */
const concurrency = { min: 12, max: 40, withinMs: 300 }

/** How long a request may wait to start: during a short burst, and during an overload. */
const maxWaitMs = { burst: 500, overload: 40 }

/** A queue that has not been empty for this long means overload. */
const burstMs = 500

/**
 * Bounds of the queue length, in calls. It follows from the throughput, and starts at `initial` until that is measured.
 */
const queueLength = { initial: 500, min: 100, max: 2_000 }

/** Throughput is measured over this time. */
const measuredMs = 500

/** How often spare capacity is looked for, and how many extra calls start then. */
const check = { everyMs: 20, extra: 8 }

/** A check that runs at most this late means that the event loop has time for more. */
const onTimeMs = 25

/**
 * A concurrency limit with a short queue. During an overload, requests that have waited for a moment are refused, so
 * that started requests have hardly waited (like CoDel and Facebook's queues). The limit follows from the measured
 * throughput (Little's law). Requests in progress may only wait for external services: while neither the CPU nor the
 * database is busy, more start.
 */
export function openGate({ isDatabaseBusy }: Options): Gate {
  let inProgress = 0
  let waiting: { request: QueuedRequest; since: number }[] = []
  let callsWaiting = 0
  let isStarting = false
  /** When the queue was last empty. */
  let emptyAt = performance.now()
  let limit = concurrency.max
  let maxWaiting = queueLength.initial
  let finished = { count: 0, since: 0 }
  let timer: NodeJS.Timeout | undefined
  let due = 0

  function start(request: QueuedRequest): void {
    inProgress += request.calls
    request.begin()
  }

  /** A request that is finished as soon as it begins calls `leave` meanwhile. This loop then continues. */
  function startWaiting(upTo: number): void {
    if (isStarting) return
    isStarting = true
    try {
      takeWaiting(upTo)
    } finally {
      isStarting = false
    }
  }

  function takeWaiting(upTo: number): void {
    let taken = 0
    const now = performance.now()
    const maxLateMs = now - emptyAt > burstMs ? maxWaitMs.overload : maxWaitMs.burst
    for (const { request, since } of waiting) {
      const late = now - since > maxLateMs
      if (!late && inProgress >= upTo) break
      taken++
      callsWaiting -= request.calls
      if (request.isClosed()) continue
      if (late) request.refuse()
      else start(request)
    }
    if (taken > 0) waiting = waiting.slice(taken)
    if (waiting.length === 0) emptyAt = now
  }

  /** Adapts the bounds to the recent throughput. */
  function measure(): void {
    const now = performance.now()
    const lasted = now - finished.since
    if (lasted < measuredMs) return
    const finishedIn = (milliseconds: number) => Math.round((finished.count / lasted) * milliseconds)
    limit = within(concurrency, finishedIn(concurrency.withinMs))
    maxWaiting = within(queueLength, finishedIn(maxWaitMs.burst))
    finished = { count: 0, since: now }
  }

  function scheduleCheck(): void {
    due = performance.now() + check.everyMs
    timer = setTimeout(() => {
      const hasTime = performance.now() - due < onTimeMs && !isDatabaseBusy()
      measure()
      startWaiting(hasTime ? Math.max(limit, inProgress + check.extra) : limit)
      timer = undefined
      if (waiting.length > 0) scheduleCheck()
      else limit = concurrency.max
    }, check.everyMs)
  }

  return {
    enter(request) {
      if (inProgress < limit && waiting.length === 0) return start(request)
      if (callsWaiting >= maxWaiting) return request.refuse()
      if (waiting.length === 0) emptyAt = performance.now()
      waiting.push({ request, since: performance.now() })
      callsWaiting += request.calls
      if (timer) return
      finished = { count: 0, since: performance.now() }
      scheduleCheck()
    },
    leave(calls) {
      inProgress -= calls
      finished.count += calls
      if (waiting.length > 0) startWaiting(limit)
    },
  }
}

const within = ({ min, max }: { min: number; max: number }, number: number): number =>
  Math.min(max, Math.max(min, number))
