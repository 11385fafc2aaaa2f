import DataLoader from 'dataloader'
import type { Queries } from '../client.ts'
import { databaseFault } from '../faults.ts'

interface Options {
  /** The maximum number of requests in one statement. A larger one would leave processors of the database idle. */
  max: number
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
  send: (queries: Queries, requests: readonly Request[]) => Promise<Answer[]>,
  { max, oneAtATime = false }: Options,
): (queries: Queries, request: Request) => Promise<Answer> {
  const loaders = new WeakMap<Queries, DataLoader<Request, Answer>>()

  async function sendAll(queries: Queries, requests: readonly Request[]): Promise<(Answer | Error)[]> {
    try {
      return await send(queries, requests)
    } catch (error) {
      if (requests.length === 1 || !isOfOne(error)) throw error
      const alone = await Promise.allSettled(requests.map((request) => send(queries, [request])))
      return alone.map((result) => (result.status === 'fulfilled' ? (result.value[0] as Answer) : result.reason))
    }
  }

  function loaderOn(queries: Queries): DataLoader<Request, Answer> {
    const known = loaders.get(queries)
    if (known) return known
    let previous: Promise<unknown> = Promise.resolve()
    const loader = new DataLoader<Request, Answer>(
      (requests) => {
        const answers = sendAll(queries, requests)
        if (oneAtATime) previous = answeredOrLate(answers)
        return answers
      },
      { cache: false, maxBatchSize: max, batchScheduleFn: (begin) => void previous.then(() => setImmediate(begin)) },
    )
    loaders.set(queries, loader)
    return loader
  }

  return (queries, request) => loaderOn(queries).load(request)
}

/** Whether an error concerns one request: not if the database is away, which fails all, or the outcome is unknown. */
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
