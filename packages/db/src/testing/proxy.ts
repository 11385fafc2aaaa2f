import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A proxy between a pool and the server that can interrupt connections. */
export interface FaultyProxy {
  url: string
  /** Ends all connections: by a reset, as after a crash of the machine, or in order, as when a server stops. */
  cut(how: 'reset' | 'end'): void
  /** Holds back answers until this many prepared statements have been sent. */
  holdAnswers(statements: number): void
  /** Drops all data, including that of new connections, until `mend`. */
  hang(): void
  /** Lets new connections pass while the old ones hang. */
  passNew(): void
  /** Refuses new connections until `mend`. The old ones keep working. */
  refuseNew(): void
  /** The number of refused connections. */
  refusals(): number
  /** Refuses connections and ends the old ones until `mend`. */
  down(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

/** The protocol's message that runs a statement. */
const execute = 'E\0\0\0\x09\0\0\0\0\0'

/** Opens a proxy of the server of the URL `server`. */
export async function openProxy(server: string): Promise<FaultyProxy> {
  const target = new URL(server)
  const sockets = new Set<Socket>()
  const holding: Socket[] = []
  let statementsLeft = 0
  const hung = new Set<Socket>()
  let hangs = false
  let refuses = false
  let refused = 0
  const open = async (port: number): Promise<Server> => {
    const listener = createServer((client) => {
      if (refuses) {
        refused++
        client.resetAndDestroy()
        return
      }
      const onward = connect(Number(target.port), target.hostname)
      sockets.add(client)
      if (hangs) hung.add(client)
      client
        .on('close', () => {
          sockets.delete(client)
          hung.delete(client)
          onward.destroy()
        })
        .on('error', () => {})
      onward.on('close', () => client.destroy()).on('error', () => {})
      client.on('data', (sent) => {
        if (hung.has(client)) return
        onward.write(sent)
        if (statementsLeft <= 0) return
        statementsLeft -= sent.toString('latin1').split(execute).length - 1
        if (statementsLeft <= 0) for (const answers of holding.splice(0)) answers.resume()
      })
      onward.on('data', (answer) => {
        if (!hung.has(client)) client.write(answer)
      })
      client.on('hold', () => holding.push(onward.pause()))
      onward.on('end', () => client.end())
      client.on('end', () => onward.end())
    })
    await once(listener.listen(port, '127.0.0.1'), 'listening')
    return listener
  }
  let listener = await open(0)
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const proxy: FaultyProxy = {
    url: Object.assign(new URL(server), { port: String(port) }).href,
    cut: (how) => {
      for (const socket of sockets) how === 'reset' ? socket.resetAndDestroy() : socket.end()
    },
    holdAnswers(statements) {
      statementsLeft = statements
      for (const socket of sockets) socket.emit('hold')
    },
    hang() {
      hangs = true
      for (const socket of sockets) hung.add(socket)
    },
    passNew() {
      hangs = false
    },
    refuseNew() {
      refuses = true
    },
    refusals: () => refused,
    async down() {
      const closed = once(listener, 'close')
      listener.close()
      proxy.cut('reset')
      await closed
    },
    async mend() {
      hangs = false
      refuses = false
      // Their data is incomplete.
      for (const socket of hung) socket.resetAndDestroy()
      if (!listener.listening) listener = await open(port)
    },
    async close() {
      if (listener.listening) await proxy.down()
    },
  }
  return proxy
}
