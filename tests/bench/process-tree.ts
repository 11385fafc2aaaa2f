import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { timesOf } from './processor-time.ts'

/** The memory of processes in MiB. A page that several processes share counts as a part in each. */
export interface TreeMemory {
  /** Of the process and all below it. */
  all: number
  /** Of those that run Node's programs of the project: without npm. */
  server: number
}

/** A process and all below it. */
export function treeOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`)?.split(' ').filter(Boolean).map(Number) ?? []
  return [pid, ...children.flatMap(treeOf)]
}

/** The memory now, as Linux's /proc reports it. */
export function memoryOfTree(pid: number): TreeMemory {
  const memory = { all: 0, server: 0 }
  for (const process of treeOf(pid)) {
    const kibibytes = Number(/^Pss:\s*(\d+) kB$/m.exec(read(`/proc/${process}/smaps_rollup`) ?? '')?.[1] ?? 0)
    memory.all += kibibytes / 1024
    if (!isNpm(process)) memory.server += kibibytes / 1024
  }
  return memory
}

/** The processor time so far of a process and all below it, in milliseconds. */
export function processorTimeOfTree(pid: number): number {
  return treeOf(pid).reduce((sum, process) => sum + timesOf(process).own, 0)
}

/** Reads the memory again and again until `end`, which answers with the most of each. */
export function watchTree(pid: number, milliseconds = 20): { end(): Promise<TreeMemory> } {
  const most: TreeMemory = { all: 0, server: 0 }
  let ended = false
  const look = async () => {
    while (!ended) {
      const now = memoryOfTree(pid)
      most.all = Math.max(most.all, now.all)
      most.server = Math.max(most.server, now.server)
      await pause(milliseconds)
    }
  }
  const looking = look()
  return {
    async end() {
      ended = true
      await looking
      return most
    },
  }
}

function isNpm(pid: number): boolean {
  const command = read(`/proc/${pid}/cmdline`) ?? ''
  return /^npm\b/.test(command) || command.includes('npm-cli.js')
}

/** Undefined if the process has ended meanwhile. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code))) return undefined
    throw error
  }
}
