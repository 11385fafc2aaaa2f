/** A request that wants in. */
export interface Comer {
  /** The calls in it: each counts. */
  calls: number
  begin(): void
  refuse(): void
  /** Whether nobody waits for the answer any more. */
  isGone(): boolean
}

/** Lets in as much as can be done in time. */
export interface Gate {
  /** Begins or refuses, at once or within about half a second. */
  enter(comer: Comer): void
  /** Called when a request of so many calls that began is done. */
  leave(calls: number): void
}

interface Options {
  isDatabaseBusy: () => boolean
}

/** So many calls are in work: enough to keep processor and database busy, and while many wait, no more than are done in time. */
const slots = { fewest: 12, most: 40, milliseconds: 300 }

/** How long one waits to begin, in milliseconds: while it is a crowd that passes, and while more come than can be served. */
const patience = { crowd: 500, overload: 40 }

/** A crowd that has not passed after these milliseconds is an overload. */
const crowdLasts = 500

/** As many wait as are served while a crowd has patience; before anything is known of that, the first number. */
const places = { atFirst: 500, fewest: 100, most: 2_000 }

/** Over so many milliseconds it is measured how much is done. */
const measured = 500

/** How often it is looked whether the server has room for more, in milliseconds, and how many are let in then. */
const look = { every: 20, more: 8 }

/** The server has time for more when it looks no later than so many milliseconds after it meant to. */
const onTime = 25

/**
 * A bound on what is in work, and a queue before it that is never long: in an overload who has waited for a moment is
 * refused, so that those who begin have hardly waited (after CoDel, and Facebook's queues). The bound follows from how much
 * is done (by Little's law). And as much of what is in work may wait for somebody outside: while neither the processor nor
 * the database has more than it can do, more are let in.
 */
export function openGate({ isDatabaseBusy }: Options): Gate {
  let inWork = 0
  let waiting: { comer: Comer; since: number }[] = []
  let callsWaiting = 0
  /** When the queue was empty last. */
  let empty = performance.now()
  let atOnce = slots.most
  let mostWaiting = places.atFirst
  let done = { count: 0, since: 0 }
  let timer: NodeJS.Timeout | undefined
  let due = 0

  function begin(comer: Comer): void {
    inWork += comer.calls
    comer.begin()
  }

  function letIn(upTo: number): void {
    let taken = 0
    const now = performance.now()
    const longest = now - empty > crowdLasts ? patience.overload : patience.crowd
    for (const { comer, since } of waiting) {
      const late = now - since > longest
      if (!late && inWork >= upTo) break
      taken++
      callsWaiting -= comer.calls
      if (comer.isGone()) continue
      if (late) comer.refuse()
      else begin(comer)
    }
    if (taken > 0) waiting = waiting.slice(taken)
    if (waiting.length === 0) empty = now
  }

  /** Makes the bound as wide as what was done of late says. */
  function measure(): void {
    const now = performance.now()
    const lasted = now - done.since
    if (lasted < measured) return
    const doneIn = (milliseconds: number) => Math.round((done.count / lasted) * milliseconds)
    atOnce = within(slots, doneIn(slots.milliseconds))
    mostWaiting = within(places, doneIn(patience.crowd))
    done = { count: 0, since: now }
  }

  function again(): void {
    due = performance.now() + look.every
    timer = setTimeout(() => {
      const hasTime = performance.now() - due < onTime && !isDatabaseBusy()
      measure()
      letIn(hasTime ? Math.max(atOnce, inWork + look.more) : atOnce)
      timer = undefined
      if (waiting.length > 0) again()
      else atOnce = slots.most
    }, look.every)
  }

  return {
    enter(comer) {
      if (inWork < atOnce && waiting.length === 0) return begin(comer)
      if (callsWaiting >= mostWaiting) return comer.refuse()
      if (waiting.length === 0) empty = performance.now()
      waiting.push({ comer, since: performance.now() })
      callsWaiting += comer.calls
      if (timer) return
      done = { count: 0, since: performance.now() }
      again()
    },
    leave(calls) {
      inWork -= calls
      done.count += calls
      if (waiting.length > 0) letIn(atOnce)
    },
  }
}

const within = ({ fewest, most }: { fewest: number; most: number }, number: number): number =>
  Math.min(most, Math.max(fewest, number))
