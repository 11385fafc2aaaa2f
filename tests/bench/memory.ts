import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive, startServer } from '../start/processes.ts'

/** How long a server rests before its memory is read, in milliseconds. */
const restMilliseconds = 5_000

/** What a process keeps of the machine's memory, in MiB. */
export interface Memory {
  atRest: number
  /** The most since it started. */
  most: number
}

/** Of a server that was just started with this environment and did nothing; undefined where the system does not tell. */
export async function memoryAtRest(environment: Record<string, string>): Promise<Memory | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'questboard-memory-'))
  const server = startServer({ NODE_ENV: 'production', DATA_DIR: folder, ...environment })
  try {
    await server.ready
    await pause(restMilliseconds)
    return readMemory(server.pid)
  } finally {
    server.kill()
    await server.ended
    rmSync(folder, { recursive: true })
  }
}

/** What a process keeps now; undefined where the system does not tell, and of one that has ended. */
export function readMemory(pid: number): Memory | undefined {
  if (process.platform !== 'linux' || !isAlive(pid)) return undefined
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  // What has ended and was not waited for yet has no memory any more.
  if (!status.includes('VmRSS')) return undefined
  const mebibytes = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024
  return { atRest: mebibytes('VmRSS'), most: mebibytes('VmHWM') }
}
