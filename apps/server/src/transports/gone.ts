import type { FastifyReply } from 'fastify'

/** Aborts when the client disconnects before the response is complete. */
export function goneBefore({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
