import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'

export const repository = join(import.meta.dirname, '..', '..')

/** What users run, in the repository. */
export const serverProgram = 'apps/server/dist/bundle/main.js'

let isBuilt = false

/** Builds the bundle of the server if it is stale, which a process asks once. */
export function buildServer(): void {
  if (isBuilt) return
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: repository, stdio: 'inherit' })
  if (status !== 0) throw new Error('The server could not be bundled')
  isBuilt = true
}

/** A server process, started with a command and an environment like by an operator. */
export interface Started {
  pid: number
  /** The printed URL, once the server serves. Rejects with its output if it ends before. */
  ready: Promise<string>
  /** The printed URL that sets an empty installation up, once it serves. */
  setUpUrl(): string | undefined
  /** The status as in a shell: 128 plus the number of a signal that ended it. */
  ended: Promise<{ status: number; stdout: string; stderr: string }>
  /** Sends a signal to the process itself. */
  signal(name: NodeJS.Signals): void
  /** Sends a signal to it and its children, like a terminal on Ctrl-C. */
  signalAll(name: NodeJS.Signals): void
  /** Kills it and its children. */
  kill(): void
}

/** A new user's shell: nothing of this repository, and nothing that npm passed to the running script. */
const bareEnvironment = {
  HOME: process.env.HOME,
  PATH: process.env.PATH?.split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
  // Modules that another process has compiled are not compiled again.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
}

const running = new Set<Started>()

/**
 * @param folder another checkout of the repository, to compare with, which is built and may be older than the bundle
 */
export function startServer(environment: Record<string, string>, folder = repository): Started {
  if (folder === repository) buildServer()
  const program = existsSync(join(folder, serverProgram)) ? serverProgram : 'apps/server/src/main.ts'
  return started(process.execPath, [program], folder, environment)
}

export function npmStart(folder: string, environment: Record<string, string>): Started {
  return started('npm', ['start'], folder, environment)
}

/** Kills all remaining processes at the end of each test. */
export async function endAll(): Promise<void> {
  for (const one of running) one.kill()
  await Promise.all([...running].map(({ ended }) => ended))
}

function started(command: string, options: string[], cwd: string, environment: Record<string, string>): Started {
  // In a separate process group, so that all of it can be killed.
  const child = spawn(command, options, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...bareEnvironment, PORT: '0', LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...environment },
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${command} could not be started`)
  const one: Started = {
    pid,
    ...watch(child),
    signal: (name) => process.kill(pid, name),
    signalAll: (name) => process.kill(-pid, name),
    kill: () => {
      if (isAlive(-pid)) process.kill(-pid, 'SIGKILL')
    },
  }
  running.add(one)
  void one.ended.then(() => running.delete(one))
  return one
}

function watch(child: ChildProcess): Pick<Started, 'ready' | 'ended' | 'setUpUrl'> {
  const output = { stdout: '', stderr: '' }
  const ready = Promise.withResolvers<string>()
  const ended = Promise.withResolvers<{ status: number; stdout: string; stderr: string }>()
  let address: string | undefined
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text
    if (address) return
    address = /^Questboard is at (http:\S+)$/m.exec(output.stdout)?.[1]
    if (address) ready.resolve(answers(address))
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text
  })
  child.on('close', (code, signal) => {
    const status = code ?? 128 + constants.signals[signal ?? 'SIGKILL']
    ready.reject(new Error(`ended with ${status} before it was ready:\n${output.stdout}${output.stderr}`))
    ended.resolve({ status, ...output })
  })
  // Not every test waits for it.
  ready.promise.catch(() => {})
  return {
    ready: ready.promise,
    ended: ended.promise,
    setUpUrl: () => /^Set it up at (\S+)$/m.exec(output.stdout)?.[1],
  }
}

async function answers(address: string): Promise<string> {
  const answer = await fetch(`${address}/readyz`)
  await answer.body?.cancel()
  return address
}

/** A negative id means the process group. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
