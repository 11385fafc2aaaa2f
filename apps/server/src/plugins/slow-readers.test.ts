import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listeningAt } from '../listening-at.ts'
import { slowReaders } from './slow-readers.ts'

/** More than the operating system buffers for a connection that is not read. */
const long = 'x'.repeat(32 * 1024 * 1024)

const stalled = 400

let app: ReturnType<typeof Fastify>
let socket: Socket
/** Resolves when the server has closed the connection. */
let ended: Promise<unknown>

beforeEach(async () => {
  app = Fastify()
  await slowReaders(app, { stalled })
  app.get('/', () => long)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const accepted = once(app.server, 'connection')
  socket = connect(Number(new URL(listeningAt(app.server.address())).port), '127.0.0.1').on('error', () => {})
  const [server] = (await accepted) as [Socket]
  ended = once(server, 'close')
  socket.pause().write('GET / HTTP/1.1\r\nhost: questboard\r\n\r\n')
})
afterEach(async () => {
  socket.destroy()
  await app.close()
})

test('closes the connection of a client that does not read', async () => {
  await ended
})

// It takes about 4 s on an idle machine; the default timeout of 5 s is too close.
test('sends the whole response to a slow reader', { timeout: 90_000 }, async () => {
  let read = 0
  socket.on('data', (bytes) => {
    read += bytes.length
    socket.pause()
    // Takes much longer in total than a connection may be idle.
    setTimeout(() => socket.resume(), 4)
  })
  socket.resume()
  await expect.poll(() => read, { timeout: 60_000 }).toBeGreaterThan(long.length)
})
