import { isLostSuccess } from '../failure.ts'

/** A mutation was not sent, because the one before it failed. `cause` is the error of that one. */
export class NotSent extends Error {
  constructor(cause: unknown) {
    super('An earlier mutation failed.', { cause })
    this.name = 'NotSent'
  }
}

/**
 * Sends mutations of the same item one after the other, and those of different items in parallel. Completing and
 * reopening a task therefore reach the server in order, however slow the network is.
 */
export function createQueues() {
  const last = new Map<string, Promise<unknown>>()

  /**
   * Sends a mutation after those before it in its queue. An `independent` one is sent even if the previous one failed.
   */
  function enqueue<Result>(queueKey: string, send: () => Promise<Result>, independent?: boolean): Promise<Result> {
    const before = last.get(queueKey)
    const response =
      before !== undefined
        ? before.then(send, (cause) => {
            if (independent || isLostSuccess(cause)) return send()
            throw new NotSent(cause instanceof NotSent ? cause.cause : cause)
          })
        : send()
    last.set(queueKey, response)
    const leave = () => {
      if (last.get(queueKey) === response) last.delete(queueKey)
    }
    response.then(leave, leave)
    return response
  }

  /** Resolves when all running mutations have succeeded or failed. */
  async function settled(): Promise<void> {
    await Promise.allSettled(last.values())
  }

  return { enqueue, settled }
}
