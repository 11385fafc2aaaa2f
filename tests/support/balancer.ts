import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Balancer {
  /** `http://127.0.0.1:PORT`. */
  url: string
  /** How many requests it has sent to each server. */
  sent: ReadonlyMap<string, number>
  /** Sends to another server too, from when that says that it is ready. */
  add(server: string): void
  /** Those that it sends to at this moment. */
  ready: ReadonlySet<string>
  close(): Promise<void>
}

/** Milliseconds between two questions whether a server is ready. */
const asksEvery = 50

/**
 * Hands each request to any of the servers that say that they are ready, as the proxy before them does: connections are
 * kept and used again. It hides nothing: nothing is sent twice, and what a server does not answer is answered with 502.
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
      const { connection: _ofTheServer, ...told } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, told)
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
  const asking = setInterval(() => void Promise.all([...known].map(ask)), asksEvery)
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
