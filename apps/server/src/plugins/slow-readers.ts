import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes the connection of a client that reads nothing of a response for `stalled` milliseconds. Otherwise its data
 * would stay in memory for ever. Event streams send something more often.
 */
export async function slowReaders(app: FastifyInstance, { stalled = 60_000 } = {}): Promise<void> {
  app.addHook('onSend', ({ socket }, reply, payload, done) => {
    // Requests injected within the process have no socket.
    if (socket instanceof Socket) reply.raw.setTimeout(stalled)
    done(null, payload)
  })
}
