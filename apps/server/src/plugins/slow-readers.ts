import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Ends the connections of those who ask and do not read: what they were to be told would be kept for them for ever. Who
 * takes nothing of an answer for `stalled` milliseconds gets no more of it; a stream says something more often.
 */
export async function slowReaders(app: FastifyInstance, { stalled = 60_000 } = {}): Promise<void> {
  app.addHook('onSend', ({ socket }, reply, payload, done) => {
    // What is asked within the process has no connection.
    if (socket instanceof Socket) reply.raw.setTimeout(stalled)
    done(null, payload)
  })
}
