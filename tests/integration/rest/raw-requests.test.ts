import { connect, type Socket } from 'node:net'
import { buildApp } from '@questboard/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

type App = Awaited<ReturnType<typeof buildApp>>

let server: TestServer
/** Short limits: a request of more than half a second is detected within a tenth. */
let app: App
let port: number

beforeAll(async () => {
  server = await startTestServer()
  const { database, clock } = server
  const about = { database, clock, webFolder: '', rateLimits: false, jobs: false, logLevel: 'fatal' }
  app = await buildApp({ ...about, timeouts: { headersMs: 500, requestMs: 800, checkIntervalMs: 100 } })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})

afterAll(async () => {
  await app.close()
  await server.close()
})

/** Everything sent until the server closes the connection, and after how many milliseconds. */
async function until(socket: Socket): Promise<{ received: string; after: number }> {
  const began = performance.now()
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text
  })
  // A connection that is closed while the client sends also ends with an error.
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('close', resolve))
  return { received, after: performance.now() - began }
}

async function received(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  return (await until(socket)).received
}

/** The REST error body of a response that closes the connection. */
function envelopeOf(answer: string): unknown {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toContain('\r\nconnection: close')
  expect(head).toContain('\r\ncontent-type: application/json; charset=utf-8')
  expect(head).toContain(`\r\ncontent-length: ${body.length}`)
  expect(head).toContain('\r\ncache-control: no-store')
  return { line: head.split('\r\n', 1)[0], ...JSON.parse(body) }
}

const invalidData = {
  line: 'HTTP/1.1 400 Bad Request',
  error: { message: 'invalidData', type: 'BadRequest', status: 400 },
}

const payloadTooLarge = {
  line: 'HTTP/1.1 413 Payload Too Large',
  error: { message: 'payloadTooLarge', type: 'PayloadTooLarge', status: 413 },
}

test.each([
  ['an invalid request line', 'HELLO\r\n\r\n'],
  ['an unknown method', 'FETCH /api/tags HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['an unknown version', 'GET /api/tags HTTP/9.9\r\nhost: x\r\n\r\n'],
  ['a header without a name', 'GET /api/tags HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n'],
  ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
  [
    'two lengths, of which a proxy may believe the other',
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
  ],
])('%s is invalidData', async (_name, request) => {
  expect(envelopeOf(await received(request))).toEqual(invalidData)
})

test.each([
  ['a header', `GET /api/tags HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${'a'.repeat(17_000)}\r\n\r\n`],
  ['a path', `GET /api/tags?${'a'.repeat(17_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
  ['all the headers', `GET /api/tags HTTP/1.1\r\nhost: x\r\n${'x-y: z\r\n'.repeat(2_500)}\r\n`],
])('%s of more than 16 KiB is too large', async (_name, request) => {
  expect(envelopeOf(await received(request))).toEqual(payloadTooLarge)
})

test.each([
  ['says nothing', ''],
  ['stops in the line', 'GET /api/ta'],
  ['stops in the headers', 'GET /api/tags HTTP/1.1\r\nhost: x\r\n'],
  ['stops in the body', 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{'],
])('a client that %s is disconnected', async (_name, beginning) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(beginning)
  const { received: answer, after } = await until(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(answer).toMatch(/\r\ncontent-length: 0\r\n\r\n$/)
  expect(after).toBeGreaterThan(400)
  expect(after).toBeLessThan(5_000)
})

test('a hundred clients that send byte by byte delay no other client and are disconnected', async () => {
  const slow = Array.from({ length: 100 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /api/tags HTTP/1.1\r\nhost: x\r\n')
    const drip = setInterval(() => socket.writable && socket.write('x'), 50)
    return until(socket).finally(() => clearInterval(drip))
  })
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  for (const { after } of await Promise.all(slow)) expect(after).toBeLessThan(10_000)
  const open = await new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
  expect(open).toBeLessThanOrEqual(1)
})

test('a response may take longer than the limit for requests', async () => {
  const person = await server.person()
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `GET /api/user/notifications/stream HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${person.token}\r\n\r\n`,
  )
  let closed = false
  socket.on('close', () => {
    closed = true
  })
  // The slow ones are disconnected meanwhile, one after the other.
  for (let times = 0; times < 3; times += 1) await received('GET /api/ta')
  expect(closed).toBe(false)
  socket.destroy()
})
