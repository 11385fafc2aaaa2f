import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readMemory } from '../bench/memory.ts'
import { type Started, startServer } from '../start/processes.ts'
import { freePort } from '../support/free-port.ts'

export type Ending = 'SIGTERM' | 'SIGKILL'

const statusOf = { SIGTERM: 0, SIGKILL: 137 } as const satisfies Record<Ending, number>

/** The server processes of a soak. Each keeps its port when it is replaced. */
export interface Servers {
  urls: string[]
  /** Errors of the servers so far. */
  faults: string[]
  /** Replaces a server: SIGTERM or SIGKILL, then a new start. */
  replace(place: number, by: Ending): Promise<void>
  /** Measures the resident memory of each process. */
  look(): void
  /** For each long-running process, in MiB. Heaps are known after it has ended. */
  memory: Record<'resident' | 'heap', readonly number[]>[]
  end(): Promise<void>
}

/** The minimum number of measurements of a process; fewer belong to one that was soon replaced. */
const minLooks = 6

export async function startServers(count: number, environment: Record<string, string>): Promise<Servers> {
  const faults: string[] = []
  const ports: number[] = []
  for (let place = 0; place < count; place++) ports.push(await freePort())
  const NODE_OPTIONS = `--expose-gc --import=${join(import.meta.dirname, 'live-heap.ts')}`
  const start = (port: number) => startServer({ ...environment, NODE_OPTIONS, PORT: String(port) })
  const servers = ports.map(start)
  const resident = new Map<Started, number[]>()
  const memory: Servers['memory'] = []
  const urls = await Promise.all(servers.map(({ ready }) => ready))

  async function end(server: Started, by: Ending): Promise<void> {
    server.signal(by)
    const { status, stdout, stderr } = await server.ended
    if (status !== statusOf[by]) faults.push(`a server ended with status ${status}`)
    const heap = [...stdout.matchAll(/^live-heap (\d+)$/gm)].map(([, bytes]) => Number(bytes) / 1024 ** 2)
    if (heap.length >= minLooks) memory.push({ resident: resident.get(server) ?? [], heap })
    faults.push(...`${stdout}\n${stderr}`.split('\n').filter((line) => /"level":(40|50|60)/.test(line)))
  }

  return {
    urls,
    faults,
    memory,
    async replace(place, by) {
      await end(servers[place] as Started, by)
      servers[place] = start(ports[place] as number)
      await servers[place].ready
    },
    look() {
      for (const server of servers) {
        const read = readMemory(server.pid)
        if (read) resident.set(server, [...(resident.get(server) ?? []), read.atRest])
      }
    },
    end: async () => void (await Promise.all(servers.map((server) => end(server, 'SIGTERM')))),
  }
}

/** Replaces servers in turn, spread over the remaining time. */
export async function replaceInTurn(servers: Servers, endings: readonly Ending[], end: number): Promise<void> {
  const every = (end - performance.now()) / (endings.length + 1)
  for (const [time, ending] of endings.entries()) {
    await pause(every)
    await servers.replace(time % servers.urls.length, ending)
  }
}

export interface Growth {
  before: number
  after: number
  /** MiB per hour. */
  slope: number
}

/**
 * The median memory of a process after warming up (the second third) and at the end.
 *
 * @param every seconds between two measurements
 */
export function growthOf(looks: readonly number[], every: number): Growth {
  const third = Math.ceil(looks.length / 3)
  const half = Math.ceil(third / 2)
  const [before, after] = [median(looks.slice(third, third + half)), median(looks.slice(-half))]
  // From the middle of one part to the middle of the other is half of the time.
  return { before, after, slope: (after - before) / ((looks.length * every) / 2 / 3600) }
}

function median(of: readonly number[]): number {
  return of.toSorted((left, right) => left - right)[Math.floor(of.length / 2)] ?? 0
}
