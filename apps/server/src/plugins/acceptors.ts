import { once } from 'node:events'
import { createServer, type ListenOptions, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Node takes one new connection from a listening socket in each round of its event loop: so many take so many. */
const acceptors = 64

/** Where several sockets can listen at one port, and the system spreads what comes over them. */
const canShare = process.platform === 'linux'

interface Place {
  host: string
  port: number
}

/**
 * Listens at a place, by several sockets where it can. A busy server takes tens of rounds in a second, and by one socket
 * would take as many new connections: the others would wait in the system for seconds, where nobody can refuse them.
 * @throws what `listen` throws when the place is taken, by another one of these servers, too
 */
export async function listenAt(app: FastifyInstance, place: Place): Promise<void> {
  if (!canShare) {
    await app.listen(place)
    return
  }
  const others: Server[] = []
  const closed: Promise<unknown>[] = []
  app.addHook('preClose', async () => {
    for (const other of others) other.close()
    app.server.closeIdleConnections()
  })
  app.addHook('onClose', async () => {
    await Promise.all(closed)
  })
  await assertFree(place)
  const shared: Place & Pick<ListenOptions, 'reusePort'> = { ...place, reusePort: true }
  await app.listen(shared)
  const address = app.server.address()
  if (address === null || typeof address === 'string') return
  for (let nth = 1; nth < acceptors; nth++) {
    const other = createServer({ noDelay: true }, (socket) => app.server.emit('connection', socket))
    await once(other.listen({ ...shared, host: address.address, port: address.port }), 'listening')
    others.push(other)
    closed.push(once(other, 'close'))
  }
}

/** A second server would share the port without a word. */
async function assertFree(place: Place): Promise<void> {
  const probe = createServer()
  await once(probe.listen(place), 'listening')
  await probe[Symbol.asyncDispose]()
}
