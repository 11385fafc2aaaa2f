import DataLoader from 'dataloader'
import type { Queries } from './client.ts'
import { databaseFault } from './faults.ts'

interface Options {
  /** More would wait for one another where a database has processors to answer them side by side. */
  most: number
  /**
   * While a batch is on its way the next one gathers: for writes, whose commit waits for the disk. Sent as they come, they
   * would all wait for the disk together, and then all for this process.
   */
  inTurn?: boolean
}

/** No batch holds up the next one for longer, whatever it waits for. */
const turnMilliseconds = 20

/**
 * Sends by one statement what is asked for one by one in one turn of the event loop. `send` answers each in its place, and
 * does all or nothing: when it fails with what one of them asks for, each is sent once more, alone, so that nobody is told
 * what another one fails with.
 */
export function batched<Asked, Answer>(
  send: (on: Queries, asked: readonly Asked[]) => Promise<Answer[]>,
  { most, inTurn = false }: Options,
): (on: Queries, one: Asked) => Promise<Answer> {
  const loaders = new WeakMap<Queries, DataLoader<Asked, Answer>>()

  async function sendAll(on: Queries, asked: readonly Asked[]): Promise<(Answer | Error)[]> {
    try {
      return await send(on, asked)
    } catch (error) {
      if (asked.length === 1 || !isOfOne(error)) throw error
      const alone = await Promise.allSettled(asked.map((one) => send(on, [one])))
      return alone.map((one) => (one.status === 'fulfilled' ? (one.value[0] as Answer) : one.reason))
    }
  }

  function loaderOn(on: Queries): DataLoader<Asked, Answer> {
    const known = loaders.get(on)
    if (known) return known
    let turn: Promise<unknown> = Promise.resolve()
    const made = new DataLoader<Asked, Answer>(
      (asked) => {
        const answers = sendAll(on, asked)
        if (inTurn) turn = overWith(answers)
        return answers
      },
      { cache: false, maxBatchSize: most, batchScheduleFn: (begin) => void turn.then(() => setImmediate(begin)) },
    )
    loaders.set(on, made)
    return made
  }

  return (on, one) => loaderOn(on).load(one)
}

/** Not where the database is away, which all are told, or where nobody knows whether it was done. */
function isOfOne(error: unknown): boolean {
  const fault = databaseFault(error)
  return fault !== undefined && !fault.away && fault.sqlState !== '08007'
}

/** Resolves when they are there, or late. */
function overWith(answers: Promise<unknown>): Promise<void> {
  const over = Promise.withResolvers<void>()
  const late = setTimeout(over.resolve, turnMilliseconds)
  const end = () => {
    clearTimeout(late)
    over.resolve()
  }
  answers.then(end, end)
  return over.promise
}
