import type { FastifyReply } from 'fastify'

/** Aborted when whoever asked is gone before all of the answer is. */
export function goneBefore({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
