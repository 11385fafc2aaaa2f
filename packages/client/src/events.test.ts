import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { follow } from './events.ts'

test('a signal that aborts while the token is read ends the iteration', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: ping\nid: 1\ndata: {}\n\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ending = new AbortController()
  const headers = async () => {
    ending.abort()
    return {}
  }
  const events = follow(`http://127.0.0.1:${port}`, headers, fetch, { signal: ending.signal })
  expect(await events.next()).toEqual({ done: true, value: undefined })
  server.closeAllConnections()
  server.close()
})
