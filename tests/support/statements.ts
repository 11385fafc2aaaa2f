import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands between a pool and the server, and knows what was asked. */
export interface Tap {
  url: string
  /** The texts of the prepared statements that were sent since it was asked last, each once in all. */
  taken(): string[]
  close(): void
}

/** Opens a tap on the server of the URL `server`. */
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

/** Reads what a client sends: a first message of a length and its content, then messages with a letter before both. */
function readerOf(learn: (text: string) => void): (sent: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let letters = 0
  return (sent) => {
    rest = Buffer.concat([rest, sent])
    while (rest.length >= letters + 4) {
      const end = letters + rest.readInt32BE(letters)
      if (rest.length < end) return
      // A letter P: the name of the statement, its text, and the types of its parameters.
      if (letters === 1 && rest[0] === 0x50) learn(rest.toString('utf8', 5, end).split('\0')[1] ?? '')
      rest = rest.subarray(end)
      letters = 1
    }
  }
}
