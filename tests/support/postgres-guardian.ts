import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/*
 * Run as a process of its own beside a test server. Its input is a pipe from whoever started the server: when that ends,
 * in whatever way, also killed, the pipe closes, and this ends the server and removes its folder, unless none is named. Of a
 * server that is started anew now and then, the file is named in which it keeps its process id.
 */
const [processId, folder] = process.argv.slice(2)
if (!processId) throw new Error('Usage: postgres-guardian <process id of the server> [<its folder>]')

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
// Blocks until the pipe is closed; there is nothing else to do meanwhile.
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

/** False when the server is gone. */
function signalled(signal: 'SIGQUIT' | 0): boolean {
  // A zero would mean this very process.
  if (server < 2) return false
  try {
    return process.kill(server, signal)
  } catch {
    return false
  }
}
