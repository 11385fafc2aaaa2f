import { connect, type Socket } from 'node:net'
import { isWhole } from './load.ts'
import { type Order, outcomes, type Phase, type Sent } from './open-load.ts'

/*
 * A separate process that sends an order and reports the results. By the clock a request never waits for the previous
 * one: it uses a free connection or opens a new one, like independent users.
 */

/** Requests without a response by then count as failures. */
const giveUpMilliseconds = 15_000

interface Connection {
  socket: Socket
  received: Buffer
  /** When the current request was due; undefined if there is none. */
  at: number | undefined
  /** Milliseconds from then until it was sent. */
  late: number
}

const refusal = /"message":"(serviceUnavailable|tooManyRequests)"/

process.once('message', (order: Order) => {
  void send(order).then((sent) => process.send?.(sent, () => process.disconnect?.()))
})

async function send({ url, requests, phases, connections }: Order): Promise<Sent> {
  const { hostname, port } = new URL(url)
  const [at, took, late]: [number[], number[], number[]] = [[], [], []]
  const [outcome, statuses, others]: [number[], number[], string[]] = [[], [], []]
  const idle: Connection[] = []
  const open = new Set<Connection>()
  const begin = performance.now()
  let nth = 0
  let underway = 0
  let freed = (_connection: Connection): void => {}

  function settle(connection: Connection, result: (typeof outcomes)[number], text: string, status = 0): void {
    if (connection.at === undefined) return
    at.push(connection.at)
    took.push(performance.now() - begin - connection.at)
    late.push(connection.late)
    outcome.push(outcomes.indexOf(result))
    statuses.push(status)
    if (result === 'other' && others.length < 5) others.push(text)
    connection.at = undefined
    underway--
  }

  function openOne(): Connection {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    const connection: Connection = { socket, received: Buffer.alloc(0), at: undefined, late: 0 }
    open.add(connection)
    const lose = (why: string) => {
      open.delete(connection)
      const place = idle.indexOf(connection)
      if (place >= 0) idle.splice(place, 1)
      settle(connection, 'other', why)
      socket.destroy()
    }
    socket.on('error', ({ message }) => lose(message))
    socket.on('close', () => lose('the connection was closed'))
    socket.on('data', (bytes: Buffer) => {
      connection.received = connection.received.length === 0 ? bytes : Buffer.concat([connection.received, bytes])
      if (!isWhole(connection.received)) return
      const answer = connection.received
      connection.received = Buffer.alloc(0)
      const result = outcomeOf(answer)
      settle(connection, result, result === 'other' ? answer.toString('utf8').slice(0, 1000) : '', statusOf(answer))
      idle.push(connection)
      freed(connection)
    })
    return connection
  }

  function sendNext(scheduled: number): void {
    const connection = idle.pop() ?? openOne()
    connection.at = scheduled
    connection.late = performance.now() - begin - scheduled
    underway++
    connection.socket.write(requests[nth++ % requests.length] ?? '')
  }

  if (connections) await inTurn(connections, phases[0]?.seconds ?? 0)
  else await byTheClock()
  const end = performance.now() + giveUpMilliseconds
  while (underway > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
  for (const { socket } of open) socket.destroy()
  for (const connection of open) settle(connection, 'other', 'no answer')
  return {
    at: Float64Array.from(at),
    took: Float64Array.from(took),
    late: Float64Array.from(late),
    outcome: Uint8Array.from(outcome),
    status: Uint16Array.from(statuses),
    others,
  }

  async function byTheClock(): Promise<void> {
    for (const time of arrivals(phases)) {
      await until(begin + time, nth)
      sendNext(time)
    }
  }

  async function inTurn(count: number, seconds: number): Promise<void> {
    const now = () => performance.now() - begin
    freed = () => {
      if (now() < seconds * 1000) sendNext(now())
    }
    for (let one = 0; one < count; one++) sendNext(now())
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}

/** Arrival times in milliseconds, as a Poisson process. */
function* arrivals(phases: Phase[]): Generator<number> {
  let time = 0
  let end = 0
  for (const { rate, seconds } of phases) {
    end += seconds * 1000
    for (;;) {
      time -= (Math.log(1 - Math.random()) * 1000) / rate
      if (time >= end) break
      yield time
    }
    time = end
  }
}

/** Requests sent in a row before responses are read. */
const row = 16

/** Waits to the millisecond. Busy waiting would take CPU from the server. */
async function until(time: number, nth: number): Promise<void> {
  const wait = time - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  else if (nth % row === 0) await new Promise((resolve) => setImmediate(resolve))
}

const statusOf = (answer: Buffer): number => Number(answer.toString('latin1', 9, 12))

/** A refusal has a code of the contract and a retry-after header. */
function outcomeOf(answer: Buffer): (typeof outcomes)[number] {
  const status = statusOf(answer)
  // A task that another request has completed is a valid response, too.
  if (status === 200 || status === 207 || status === 409) return 'answered'
  const text = answer.toString('utf8')
  return (status === 503 || status === 429) && refusal.test(text) && /^retry-after: \d/im.test(text)
    ? 'refused'
    : 'other'
}
