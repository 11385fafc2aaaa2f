import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/**
 * How a call is lost: its response after the server has acted, the call before it reaches the server, or behind a proxy
 * that returns 502 instead of the response.
 */
export type Loss = 'answer' | 'call' | 'proxy'

/** A proxy to the app that can be closed, as if the server were down, and opened again at the same URL. */
export type FlakyProxy = {
  /** `http://127.0.0.1:PORT` */
  url: string
  shut(): Promise<void>
  open(): Promise<void>
  /** From now on nothing is answered or refused, as without a signal; `false` ends it. */
  hush(hushed?: boolean): void
  /** From now on each call reaches the server so much later, as on a slow connection. */
  delay(milliseconds: number): void
  /** From now on a file is served with an addition, like in a later build. */
  amend(path: string, addition: string): void
  /** The next calls of a procedure are lost, one after the other. */
  lose(procedure: string, ...losses: Loss[]): void
  /** How many of them have not happened yet. */
  toLose(): number
}

export async function openFlakyProxy(target: string): Promise<FlakyProxy & { close(): Promise<void> }> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const additions = new Map<string, string>()
  const losses: { procedure: string; loss: Loss }[] = []
  let isHushed = false
  let delayMs = 0

  function nextLoss({ method, url = '' }: IncomingMessage): Loss | undefined {
    const at = losses.findIndex(({ procedure }) => method === 'POST' && url.includes(procedure))
    return at < 0 ? undefined : losses.splice(at, 1)[0]?.loss
  }

  function receive(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (delayMs > 0) setTimeout(pass, delayMs, incoming, outgoing)
    else pass(incoming, outgoing)
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (isHushed) return
    const { method, url: path = '/' } = incoming
    const loss = nextLoss(incoming)
    if (loss === 'call') return breakOff(outgoing)
    const addition = additions.get(path)
    const headers = { ...incoming.headers }
    if (addition !== undefined) delete headers['accept-encoding']
    const onward = request({ hostname, port, method, path, headers }, (answer) => {
      if (loss) {
        answer.resume().once('end', () => (loss === 'proxy' ? outgoing.writeHead(502).end() : breakOff(outgoing)))
        return
      }
      const given = { ...answer.headers }
      if (addition !== undefined) {
        delete given['content-length']
        delete given.etag
      }
      outgoing.writeHead(answer.statusCode ?? 502, given)
      answer.pipe(outgoing, { end: addition === undefined })
      if (addition !== undefined) answer.once('end', () => outgoing.end(addition))
    })
    onward.once('error', () => incoming.socket.destroy())
    outgoing.once('close', () => onward.destroy())
    incoming.pipe(onward)
  }

  const server = createServer(receive).on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(at, '127.0.0.1', resolve))
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  await listen(0)
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    shut,
    open: () => listen(own),
    hush: (hushed = true) => {
      isHushed = hushed
    },
    delay: (milliseconds) => {
      delayMs = milliseconds
    },
    amend: (path, addition) => void additions.set(path, addition),
    lose: (procedure, ...more) => void losses.push(...more.map((loss) => ({ procedure, loss }))),
    toLose: () => losses.length,
    close: async () => {
      if (server.listening) await shut()
    },
  }
}

/** Closes the connection within the response. Earlier, the browser would repeat the request by itself. */
function breakOff(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
  outgoing.write('[')
  setImmediate(() => outgoing.destroy())
}
