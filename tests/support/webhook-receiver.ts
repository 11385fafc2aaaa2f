import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A delivery as it was received. */
export interface Received {
  path: string
  headers: Record<string, string>
  body: string
  /** The body as JSON. */
  event: {
    id: string
    type: string
    createdAt: string
    groupId: string | null
    recipients: string[]
    data: { id?: string; seen?: boolean; type: string; data: Record<string, unknown> }
  }
}

/** How a receiver answers a delivery. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void

export interface Receiver {
  /** `http://127.0.0.1:PORT` */
  url: string
  /** All deliveries, oldest first. */
  received: Received[]
  /** The next responses, one each; afterwards 200. */
  answers: Answer[]
  /** Resolves when `count` deliveries have arrived. Throws after 10 seconds. */
  until(count: number): Promise<Received[]>
  /** The number of connections. */
  connections(): number
  close(): Promise<void>
}

export const withStatus =
  (status: number, body = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body)

/** Reads, then closes the connection without a response. */
export const hangsUp: Answer = (response) => response.destroy()

/** Reads and never responds. */
export const neverResponds: Answer = () => {}

/** Reads, then changes to another protocol, as a server of WebSockets does. */
export const switchesProtocols: Answer = (response) =>
  response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n')

/** A webhook receiver on loopback that stores deliveries. */
export async function webhookReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const answers: Answer[] = []
  const waiting = new Set<() => void>()
  const server = createServer((request, response) => {
    response.on('error', () => {})
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const headers = request.headers as Record<string, string>
      const isJson = headers['content-type'] === 'application/json'
      received.push({ path: request.url ?? '', headers, body, event: isJson ? JSON.parse(body) : {} })
      const answer = answers.shift() ?? withStatus(204)
      answer(response, request)
      for (const look of waiting) look()
    })
  })
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    connections: () => connections,
    async until(count) {
      const here = Promise.withResolvers<void>()
      const look = () => received.length >= count && here.resolve()
      const late = setTimeout(() => here.reject(new Error(`${received.length} of ${count} deliveries came`)), 10_000)
      waiting.add(look)
      look()
      try {
        await here.promise
      } finally {
        clearTimeout(late)
        waiting.delete(look)
      }
      return received
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
