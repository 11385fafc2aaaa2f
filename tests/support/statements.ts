import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy between a pool and the server that reads the statements. */
export interface Tap {
  url: string
  /** The texts of the statements prepared since the last call, each once. */
  taken(): string[]
  close(): void
}

/** Starts a proxy for the server of the URL `server`. */
export async function tapOn(server: string): Promise<Tap> {
  const target = new URL(server)
  const known = new Set<string>()
  const sockets = new Set<Socket>()
  let fresh: string[] = []
  const learn = (text: string) => {
    if (known.has(text)) return
    known.add(text)
    fresh.push(text)
  }
  const listener = createServer((client) => {
    const onward = connect(Number(target.port), target.hostname)
    const read = readerOf(learn)
    sockets.add(client)
    client.on('data', read)
    client.pipe(onward).pipe(client)
    for (const side of [client, onward]) side.on('error', () => {})
  })
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return {
    url: Object.assign(new URL(server), { port: String(address.port) }).href,
    taken() {
      const texts = fresh
      fresh = []
      return texts
    },
    close() {
      listener.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Parses what a client sends: a first message with length and content, then messages with a type byte before both. */
function readerOf(learn: (text: string) => void): (sent: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let prefix = 0
  return (sent) => {
    rest = Buffer.concat([rest, sent])
    while (rest.length >= prefix + 4) {
      const end = prefix + rest.readInt32BE(prefix)
      if (rest.length < end) return
      // Type P: the name of the statement, its text, and the types of its parameters.
      if (prefix === 1 && rest[0] === 0x50) learn(rest.toString('utf8', 5, end).split('\0')[1] ?? '')
      rest = rest.subarray(end)
      prefix = 1
    }
  }
}
