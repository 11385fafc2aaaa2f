import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy between a pool and the server that reads the statements. */
export interface Tap {
  url: string
  /** The texts of the statements prepared since the last call, each once. */
  taken(): string[]
  /** How many rows the server has sent since the last call. */
  rowsSent(): number
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
  let rows = 0
  const listener = createServer((client) => {
    const onward = connect(Number(target.port), target.hostname)
    const read = readerOf(learn)
    const count = messages((type) => {
      if (type === dataRow) rows++
    }, 1)
    sockets.add(client)
    client.on('data', read)
    onward.on('data', count)
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
    rowsSent() {
      const sent = rows
      rows = 0
      return sent
    },
    close() {
      listener.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** The types of two messages: one prepares a statement, the other is a row of a result. */
const [parse, dataRow] = [0x50, 0x44]

/** Reads what a client sends: a first message without a type, then messages with one. */
const readerOf = (learn: (text: string) => void) =>
  // The name of the statement, its text, and the types of its parameters.
  messages((type, content) => {
    if (type === parse) learn(content.toString('utf8').split('\0')[1] ?? '')
  }, 0)

/**
 * Parses what one side sends: messages with a type byte, a length and the content.
 * @param prefix the length of the type of the first message
 */
function messages(receive: (type: number | undefined, content: Buffer) => void, prefix: 0 | 1): (sent: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let typeBytes = prefix
  return (sent) => {
    rest = rest.length === 0 ? sent : Buffer.concat([rest, sent])
    while (rest.length >= typeBytes + 4) {
      const end = typeBytes + rest.readInt32BE(typeBytes)
      if (rest.length < end) return
      receive(typeBytes === 0 ? undefined : rest[0], rest.subarray(typeBytes + 4, end))
      rest = rest.subarray(end)
      typeBytes = 1
    }
  }
}
