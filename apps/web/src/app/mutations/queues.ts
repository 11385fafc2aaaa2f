import { isDone } from '../failure.ts'

/** The act that this one waited for has failed, so this one was not sent. Its cause is why the other failed. */
export class NotSent extends Error {
  constructor(cause: unknown) {
    super('An earlier act on the same item failed.', { cause })
    this.name = 'NotSent'
  }
}

/**
 * Sends the acts on one item one after the other, those on different items side by side: completing and taking it back
 * reach the server in that order, however slow the network is.
 */
export function createQueues() {
  const last = new Map<string, Promise<unknown>>()

  /** Sends an act behind those before it in its lane. One that is `independent` is sent also when the one before it failed. */
  function enqueue<Answer>(lane: string, send: () => Promise<Answer>, independent?: boolean): Promise<Answer> {
    const before = last.get(lane)
    const answer =
      before !== undefined
        ? before.then(send, (cause) => {
            if (independent || isDone(cause)) return send()
            throw new NotSent(cause instanceof NotSent ? cause.cause : cause)
          })
        : send()
    last.set(lane, answer)
    const leave = () => {
      if (last.get(lane) === answer) last.delete(lane)
    }
    answer.then(leave, leave)
    return answer
  }

  /** Kept when all that is under way now has been answered, well or not. */
  async function settled(): Promise<void> {
    await Promise.allSettled(last.values())
  }

  return { enqueue, settled }
}
