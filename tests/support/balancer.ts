import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Balancer {
  /** `http://127.0.0.1:PORT`. */
  url: string
  /** The number of requests to each server. */
  sent: ReadonlyMap<string, number>
  /** Adds a server, which gets requests once it is ready. */
  add(server: string): void
  /** The servers that are ready. */
  ready: ReadonlySet<string>
  close(): Promise<void>
}

/** The time between two readiness checks. */
const asksEveryMs = 50

/**
 * Sends each request to any ready server, over kept-alive connections, like the proxy in production. It retries
 * nothing: a request without a response gets 502.
 */
export async function startBalancer(servers: string[]): Promise<Balancer> {
  const known = new Set(servers)
  const ready = new Set<string>()
  const sent = new Map<string, number>()
  const agent = new Agent({ keepAlive: true })

  const proxy = createServer((incoming, outgoing) => {
    const choice = [...ready][Math.floor(Math.random() * ready.size)]
    if (!choice) return outgoing.writeHead(503).end()
    sent.set(choice, (sent.get(choice) ?? 0) + 1)
    handOn(choice, incoming, outgoing)
  })

  function handOn(server: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, headers, url = '/' } = incoming
    const forwarded = { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress, connection: 'keep-alive' }
    const onward = request(new URL(url, server), { method, headers: forwarded, agent }, (answer) => {
      const { connection: _ofTheServer, ...responseHeaders } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, responseHeaders)
      outgoing.flushHeaders()
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }

  async function ask(server: string): Promise<void> {
    const answer = await fetch(`${server}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) ready.add(server)
    else ready.delete(server)
  }
  const asking = setInterval(() => void Promise.all([...known].map(ask)), asksEveryMs)
  await Promise.all([...known].map(ask))

  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    sent,
    add: (server) => void known.add(server),
    ready,
    async close() {
      clearInterval(asking)
      agent.destroy()
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
