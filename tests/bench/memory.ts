import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive, startServer } from '../start/processes.ts'

/** Idle time before the memory of a server is read. */
const restMs = 5_000

/** The resident memory of a process, in MiB. */
export interface Memory {
  atRest: number
  /** The maximum since it started. */
  most: number
}

/** The memory of an idle server started with this environment; undefined if the system does not report it. */
export async function memoryAtRest(environment: Record<string, string>): Promise<Memory | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'questboard-memory-'))
  const server = startServer({ NODE_ENV: 'production', DATA_DIR: folder, ...environment })
  try {
    await server.ready
    await pause(restMs)
    return readMemory(server.pid)
  } finally {
    server.kill()
    await server.ended
    rmSync(folder, { recursive: true })
  }
}

/** The memory of a process now; undefined if the system does not report it, or if it has ended. */
export function readMemory(pid: number): Memory | undefined {
  if (process.platform !== 'linux' || !isAlive(pid)) return undefined
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  // A zombie process has no memory.
  if (!status.includes('VmRSS')) return undefined
  const mebibytes = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024
  return { atRest: mebibytes('VmRSS'), most: mebibytes('VmHWM') }
}
