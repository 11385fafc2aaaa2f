import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/*
 * A separate process next to a test server. Its standard input is a pipe from the process that started the server. When
 * that process ends, even by SIGKILL, the pipe closes, and this process stops the server and removes its folder, if one
 * is given. For a server that restarts, the PID file is given instead of the process id.
 */
const [processId, folder] = process.argv.slice(2)
if (!processId) throw new Error('Usage: postgres-guardian <process id of the server> [<its folder>]')

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
// Blocks until the pipe is closed.
readFileSync(0)
const server = /^\d+$/.test(processId) ? Number(processId) : numberIn(processId)
// SIGQUIT is PostgreSQL's immediate shutdown: there is nothing to save.
for (let tries = 0; tries < 100 && signalled(tries === 0 ? 'SIGQUIT' : 0); tries++) await pause(50)
if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

function numberIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split('\n', 1)[0])
  } catch {
    return 0
  }
}

/** False if the server has ended. */
function signalled(signal: 'SIGQUIT' | 0): boolean {
  // Zero would signal this process group.
  if (server < 2) return false
  try {
    return process.kill(server, signal)
  } catch {
    return false
  }
}
