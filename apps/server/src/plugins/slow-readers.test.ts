import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listeningAt } from '../listening-at.ts'
import { slowReaders } from './slow-readers.ts'

/** More than the system keeps for a connection that is not read. */
const long = 'x'.repeat(32 * 1024 * 1024)

const stalled = 400

let app: ReturnType<typeof Fastify>
let socket: Socket
/** Resolves when the server has let go of the connection. */
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

test('who does not read an answer is let go', async () => {
  await ended
})

// It takes some 4 s on a quiet machine: the runner's 5 s would end it before its own limit.
test('who reads it slowly gets all of it', { timeout: 90_000 }, async () => {
  let read = 0
  socket.on('data', (bytes) => {
    read += bytes.length
    socket.pause()
    // Far longer in all than one may do nothing.
    setTimeout(() => socket.resume(), 4)
  })
  socket.resume()
  await expect.poll(() => read, { timeout: 60_000 }).toBeGreaterThan(long.length)
})
