import { connect, type Socket } from 'node:net'
import { accountQueues } from '@questboard/api'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listeningAt } from '../listening-at.ts'
import { workBounds } from './overload.ts'

/** More than the operating system buffers for a connection that is not read. */
const long = Buffer.alloc(32 * 1024 * 1024)

/** The maximum of parallel requests while the database is busy. */
const places = 40

let app: ReturnType<typeof Fastify>
let sockets: Socket[]

beforeEach(async () => {
  app = Fastify()
  const busy = { open: 1, idle: 0, waiting: 1 }
  workBounds({ database: { load: () => busy }, queues: accountQueues({ engine: 'postgres' }), metrics: undefined })(app)
  app.get('/api/long', () => long)
  app.get('/api/short', () => 'short')
  await app.listen({ host: '127.0.0.1', port: 0 })
  sockets = []
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

test('a client that does not read its response blocks no other request', async () => {
  const url = listeningAt(app.server.address())
  for (let nth = 0; nth < places; nth++) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
    sockets.push(socket)
    socket.write('GET /api/long HTTP/1.1\r\nhost: questboard\r\n\r\n')
    // The response has started, and the client reads no more.
    await new Promise<void>((resolve) => socket.once('readable', resolve))
  }
  const answer = await fetch(`${url}/api/short`)
  expect([answer.status, await answer.text()]).toEqual([200, 'short'])
})
