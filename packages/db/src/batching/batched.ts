import DataLoader from 'dataloader'
import type { Queries } from '../client.ts'
import { databaseFault } from '../faults.ts'

interface Options {
  /** The maximum number of requests in one statement. A larger one would leave processors of the database idle. */
  most: number
  /** Collects the next batch until the previous one is answered. For writes, whose commit waits for the disk. */
  oneAtATime?: boolean
}

/** The next batch waits no longer than this for the one before. */
const waitMilliseconds = 20

/**
 * Sends the requests of one turn of the event loop as one statement. `send` answers each request in its place and does
 * all of them or none. When it fails because of one request, each is sent again alone, so that the others succeed.
 */
export function batched<Request, Answer>(
  send: (on: Queries, requests: readonly Request[]) => Promise<Answer[]>,
  { most, oneAtATime = false }: Options,
): (on: Queries, request: Request) => Promise<Answer> {
  const loaders = new WeakMap<Queries, DataLoader<Request, Answer>>()

  async function sendAll(on: Queries, requests: readonly Request[]): Promise<(Answer | Error)[]> {
    try {
      return await send(on, requests)
    } catch (error) {
      if (requests.length === 1 || !isOfOne(error)) throw error
      const alone = await Promise.allSettled(requests.map((one) => send(on, [one])))
      return alone.map((one) => (one.status === 'fulfilled' ? (one.value[0] as Answer) : one.reason))
    }
  }

  function loaderOn(on: Queries): DataLoader<Request, Answer> {
    const known = loaders.get(on)
    if (known) return known
    let previous: Promise<unknown> = Promise.resolve()
    const made = new DataLoader<Request, Answer>(
      (requests) => {
        const answers = sendAll(on, requests)
        if (oneAtATime) previous = answeredOrLate(answers)
        return answers
      },
      { cache: false, maxBatchSize: most, batchScheduleFn: (begin) => void previous.then(() => setImmediate(begin)) },
    )
    loaders.set(on, made)
    return made
  }

  return (on, request) => loaderOn(on).load(request)
}

/** Not where the database is away, which fails them all, or where the outcome is unknown. */
function isOfOne(error: unknown): boolean {
  const fault = databaseFault(error)
  return fault !== undefined && !fault.away && fault.sqlState !== '08007'
}

function answeredOrLate(answers: Promise<unknown>): Promise<void> {
  const over = Promise.withResolvers<void>()
  const late = setTimeout(over.resolve, waitMilliseconds)
  const end = () => {
    clearTimeout(late)
    over.resolve()
  }
  answers.then(end, end)
  return over.promise
}
