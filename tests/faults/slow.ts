import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '@questboard/db'
import { notify } from '../../packages/api/src/notifications/notify.ts'
import { readMemory } from '../bench/memory.ts'
import { ask, type Player, type Responses, startPlaying } from './players.ts'
import { type Extent, onPostgres } from './scene.ts'
import type { Verdict } from './verdict.ts'

/** Of each kind. */
const slowOnes = 100

/** What the server may take for all of them, in MiB, and how much longer others may wait, in milliseconds. */
const most = { memory: 256, delay: 250 }

/** So long at most do those stay who send nothing whole or read nothing, in seconds: twice what either is allowed. */
const mostStay = 130

/** So many streams one person may have. The system keeps what they are told for longer than this lasts, so these stay. */
const windowsOfOne = 20

/** So long at most it takes them to notice, in milliseconds: a connection that is open still stays for longer. */
const noticed = 5_000

const clock = { now: () => new Date() }

/**
 * Windows that do not read their stream of events, clients that ask for long lists and do not read them, and others that send a
 * body byte by byte: all at once, while others play.
 */
export function slowClients({ rounds, seconds }: Extent): Promise<Verdict> {
  return onPostgres({ fault: `slow clients for ${seconds} s`, rounds }, async (scene) => {
    const { database, servers, urls, players, prober, told } = scene
    const [url = ''] = urls
    const failures: string[] = []
    const notes: string[] = []
    const pid = servers[0]?.process.pid ?? 0
    await fillList(url, prober, told)
    for (let round = 0; round < rounds; round++) {
      const load = startPlaying(players, urls, told)
      const before = await slowestOf(url, prober, 3)
      const memory = readMemory(pid)?.atRest ?? 0
      const those = (open: () => Socket) => Array.from({ length: slowOnes }, open)
      const windows = those(() => deaf(url, head('GET /api/user/notifications/stream', prober)))
      const others = [
        ...those(() => deaf(url, head('GET /api/user/tasks', prober).repeat(20))),
        ...those(() => trickling(url, prober)),
      ]
      const happening = tellMuch(database.url, prober, seconds)
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
      if (grown > most.memory) failures.push(`memory grew by ${grown.toFixed(0)} MiB`)
      if (during > before + most.delay)
        failures.push(`others waited ${during.toFixed(0)} ms, before ${before.toFixed(0)}`)
      if (seconds > mostStay && left.others > 0) failures.push(`${left.others} slow clients were never cut off`)
      if (left.windows > windowsOfOne) failures.push(`${left.windows} windows of one person were open`)
    }
    return { back: 0, notes, failures }
  })
}

/**
 * How many the server has not let go of. Who does not read does not hear that it was let go either: so all of them read now,
 * and who was let go comes to the end of what the system has kept.
 */
async function leftOf(sockets: Socket[], expected: number): Promise<number> {
  const left = () => sockets.filter(({ closed }) => !closed).length
  for (const socket of sockets) socket.resume()
  const end = performance.now() + noticed
  while (left() > expected && performance.now() < end) await pause(50)
  return left()
}

/** 200 tasks with long notes, some 300 KiB. */
async function fillList(url: string, { token }: Player, told: Responses): Promise<void> {
  for (let made = 0; made < 200; made++) {
    const task = { id: randomUUID(), title: 'A long story', notes: 'y'.repeat(1000), gold: 1, type: 'todo' }
    await ask({ call: 'POST /user/tasks', body: task, token, url, told })
  }
}

/** @returns the 99th percentile of what short calls take, in milliseconds */
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
  took.sort((one, other) => one - other)
  return took[Math.floor(took.length * 0.99)] ?? 0
}

/** Something happens that nobody reads of. */
async function tellMuch(url: string, { id }: Player, seconds: number): Promise<void> {
  const database = await openPostgres({ url, poolSize: 1 })
  const end = performance.now() + seconds * 1000
  const about = { task: { title: 'z'.repeat(100) } }
  while (performance.now() < end) {
    await database.transaction((tx) => notify(tx, clock, [id], { type: 'newTaskAssigned', about }))
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

/** Asks, and reads nothing. */
function deaf(url: string, request: string): Socket {
  const socket = opened(url).pause()
  socket.write(request)
  return socket
}

/** Sends a byte in a second of what it said to be long. */
function trickling(url: string, player: Player): Socket {
  const socket = opened(url)
  socket.write(head('POST /api/user/tasks', player, 'content-type: application/json\r\ncontent-length: 10000\r\n'))
  const timer = setInterval(() => socket.write(' '), 1000)
  return socket.on('close', () => clearInterval(timer)).resume()
}
