import { connect, type Socket } from 'node:net'

/** The result of a load. */
export interface Measured {
  requests: number
  /** The duration of the load in seconds. */
  seconds: number
  /** Of each request, in milliseconds, sorted. */
  latencies: Float64Array
}

/** The bytes of the next request; undefined after the last. */
export type NextRequest = () => string | undefined

const connections = 10

/**
 * Loads a server over 10 connections, each with one request at a time. It writes to sockets directly, because it shares
 * the CPU with the server and an HTTP client library would use as much.
 *
 * @throws Error when a status is not 200
 */
export async function load(url: string, next: NextRequest, seconds: number): Promise<Measured> {
  const { hostname, port } = new URL(url)
  const latencies: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  const one = async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    try {
      for (let request = next(); request !== undefined && performance.now() < end; request = next()) {
        const sent = performance.now()
        await exchange(socket, request)
        latencies.push(performance.now() - sent)
      }
    } finally {
      socket.destroy()
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  return {
    requests: latencies.length,
    seconds: (performance.now() - start) / 1000,
    latencies: Float64Array.from(latencies).sort(),
  }
}

function exchange(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    const take = (bytes: Buffer) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
      if (!isWhole(received)) return
      stop()
      if (received.toString('latin1', 9, 12) === '200') resolve()
      else reject(new Error(`${request}\n\nwas answered by\n\n${received.toString('utf8')}`))
    }
    const fail = () => {
      stop()
      reject(new Error(`The connection was closed before the answer to\n\n${request}`))
    }
    const stop = () => socket.off('data', take).off('error', fail).off('close', fail)
    socket.on('data', take).on('error', fail).on('close', fail)
    socket.write(request)
  })
}

const endOfHead = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')

/** Handles content-length and chunks. Nothing follows a response, because requests are not pipelined. */
export function isWhole(received: Buffer): boolean {
  const head = received.indexOf(endOfHead)
  if (head < 0) return false
  const length = /^content-length: *(\d+)/im.exec(received.toString('latin1', 0, head))?.[1]
  if (length !== undefined) return received.length >= head + endOfHead.length + Number(length)
  return received.subarray(-lastChunk.length).equals(lastChunk)
}
