import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '@questboard/db'
import { createTransactionRunner } from '../../packages/api/src/kernel/transaction.ts'
import { notify } from '../../packages/api/src/notifications/notify.ts'
import { readMemory } from '../bench/memory.ts'
import { type Extent, onPostgres } from './fixtures.ts'
import type { Outcome } from './outcome.ts'
import { ask, type Player, type Responses, startPlaying } from './players.ts'

/** Clients of each kind. */
const slowOnes = 100

/** Limits of the server's memory for all of them, in MiB, and of the added delay for others, in milliseconds. */
const maxAdded = { memory: 256, delay: 250 }

/** The maximum time in seconds that incomplete senders and non-readers stay connected: twice their timeout. */
const maxStay = 130

/** The limit of streams per user. The operating system buffers their data for longer than this test, so they stay. */
const windowsOfOne = 20

/** The maximum time until clients notice that they are disconnected. */
const noticedMs = 5_000

const clock = { now: () => new Date() }

/**
 * Windows that do not read their event streams, clients that do not read long lists, and clients that send a body byte
 * by byte, all at once while others play.
 */
export function slowClients({ rounds, seconds }: Extent): Promise<Outcome> {
  return onPostgres({ fault: `slow clients for ${seconds} s`, rounds }, async (scene) => {
    const { database, servers, urls, players, prober, responses } = scene
    const [url = ''] = urls
    const failures: string[] = []
    const notes: string[] = []
    const pid = servers[0]?.process.pid ?? 0
    await fillList(url, prober, responses)
    for (let round = 0; round < rounds; round++) {
      const load = startPlaying(players, urls, responses)
      const before = await slowestOf(url, prober, 3)
      const memory = readMemory(pid)?.atRest ?? 0
      const those = (open: () => Socket) => Array.from({ length: slowOnes }, open)
      const windows = those(() => withoutReading(url, head('GET /api/user/notifications/stream', prober)))
      const others = [
        ...those(() => withoutReading(url, head('GET /api/user/tasks', prober).repeat(20))),
        ...those(() => trickling(url, prober)),
      ]
      const happening = sendManyEvents(database.url, prober, seconds)
      const during = await slowestOf(url, prober, seconds)
      await happening
      const grown = (readMemory(pid)?.most ?? 0) - memory
      const left = { windows: 0, others: await leftOf(others, 0) }
      left.windows = await leftOf(windows, windowsOfOne)
      for (const socket of [...windows, ...others]) socket.destroy()
      await load.stop()
      notes.push(
        `p99 of others ${before.toFixed(0)} ms, then ${during.toFixed(0)} ms`,
        `of ${others.length} slow ones ${left.others} at the end, of ${windows.length} windows ${left.windows}`,
        `${grown.toFixed(0)} MiB more`,
      )
      if (grown > maxAdded.memory) failures.push(`memory grew by ${grown.toFixed(0)} MiB`)
      if (during > before + maxAdded.delay)
        failures.push(`others waited ${during.toFixed(0)} ms, before ${before.toFixed(0)}`)
      if (seconds > maxStay && left.others > 0) failures.push(`${left.others} slow clients were never cut off`)
      if (left.windows > windowsOfOne) failures.push(`${left.windows} windows of one person were open`)
    }
    return { back: 0, notes, failures }
  })
}

/**
 * The number of clients that the server still holds. A client that does not read does not notice the end either: so all
 * read now, and disconnected ones reach the end of the buffered data.
 */
async function leftOf(sockets: Socket[], expected: number): Promise<number> {
  const left = () => sockets.filter(({ closed }) => !closed).length
  for (const socket of sockets) socket.resume()
  const end = performance.now() + noticedMs
  while (left() > expected && performance.now() < end) await pause(50)
  return left()
}

/** 200 tasks with long notes, about 300 KiB. */
async function fillList(url: string, { token }: Player, responses: Responses): Promise<void> {
  for (let made = 0; made < 200; made++) {
    const task = { id: randomUUID(), title: 'A long story', notes: 'y'.repeat(1000), gold: 1, type: 'todo' }
    await ask({ call: 'POST /user/tasks', body: task, token, url, responses })
  }
}

/** @returns the 99th percentile of short calls, in milliseconds */
async function slowestOf(url: string, { token }: Player, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  const took: number[] = []
  while (performance.now() < end) {
    const begun = performance.now()
    await fetch(`${url}/api/users/profile`, { headers: { authorization: `Bearer ${token}` } }).then((answer) =>
      answer.text(),
    )
    took.push(performance.now() - begun)
    await pause(10)
  }
  took.sort((left, right) => left - right)
  return took[Math.floor(took.length * 0.99)] ?? 0
}

/** Sends events that are not read. */
async function sendManyEvents(url: string, { id }: Player, seconds: number): Promise<void> {
  const database = await openPostgres({ url, poolSize: 1 })
  const end = performance.now() + seconds * 1000
  const data = { task: { title: 'z'.repeat(100) } }
  while (performance.now() < end) {
    await createTransactionRunner({ database, clock })((tx) =>
      notify(tx, clock, [id], { type: 'newTaskAssigned', data }),
    )
    await pause(20)
  }
  await database.close()
}

const head = (line: string, { token }: Player, more = ''): string =>
  `${line} HTTP/1.1\r\nhost: questboard\r\nauthorization: Bearer ${token}\r\n${more}\r\n`

function opened(url: string): Socket {
  const { hostname, port } = new URL(url)
  return connect({ host: hostname, port: Number(port) }).on('error', () => {})
}

/** Sends a request and reads nothing. */
function withoutReading(url: string, request: string): Socket {
  const socket = opened(url).pause()
  socket.write(request)
  return socket
}

/** Sends one byte per second of a long body. */
function trickling(url: string, player: Player): Socket {
  const socket = opened(url)
  socket.write(head('POST /api/user/tasks', player, 'content-type: application/json\r\ncontent-length: 10000\r\n'))
  const timer = setInterval(() => socket.write(' '), 1000)
  return socket.on('close', () => clearInterval(timer)).resume()
}
