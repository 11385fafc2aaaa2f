import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readMemory } from '../bench/memory.ts'
import { type Started, startServer } from '../start/processes.ts'
import { freePort } from '../support/free-port.ts'

export type Ending = 'SIGTERM' | 'SIGKILL'

const statusOf = { SIGTERM: 0, SIGKILL: 137 } as const satisfies Record<Ending, number>

/** The server processes of a soak, each at a port of its own that it keeps when it is replaced. */
export interface Servers {
  urls: string[]
  /** What servers did that they should not, so far. */
  faults: string[]
  /** Replaces one: asked to end, as an operator does, or killed; it is started again when it has ended. */
  replace(place: number, by: Ending): Promise<void>
  /** Looks at what each process keeps of the machine's memory. */
  look(): void
  /** For each process that ran for a while, in MiB; heaps are told when it has ended. */
  memory: Record<'resident' | 'heap', readonly number[]>[]
  end(): Promise<void>
}

/** Looks of a process that tell something: fewer are of one that was replaced soon. */
const fewestLooks = 6

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
    if (heap.length >= fewestLooks) memory.push({ resident: resident.get(server) ?? [], heap })
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

/** Replaces servers in turn, spread over the time that is left. */
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
  /** MiB an hour. */
  slope: number
}

/**
 * What a process has, in the median, when it has warmed up (the second third of the looks begins) and at the end.
 * @param every seconds between two looks
 */
export function growthOf(looks: readonly number[], every: number): Growth {
  const third = Math.ceil(looks.length / 3)
  const half = Math.ceil(third / 2)
  const [before, after] = [median(looks.slice(third, third + half)), median(looks.slice(-half))]
  // From the middle of the one part to the middle of the other it is half of the time.
  return { before, after, slope: (after - before) / ((looks.length * every) / 2 / 3600) }
}

function median(of: readonly number[]): number {
  return of.toSorted((one, other) => one - other)[Math.floor(of.length / 2)] ?? 0
}
