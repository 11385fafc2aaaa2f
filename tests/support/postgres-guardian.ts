import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/*
 * Run as a process of its own beside a test server. Its input is a pipe from whoever started the server: when that ends,
 * in whatever way, also killed, the pipe closes, and this ends the server and removes its folder.
 */
const [processId, folder] = process.argv.slice(2)
if (!processId || !folder) throw new Error('Usage: postgres-guardian <process id of the server> <its folder>')
const server = Number(processId)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
// Blocks until the pipe is closed; there is nothing else to do meanwhile.
readFileSync(0)
// SIGQUIT is PostgreSQL's immediate shutdown: there is nothing to save.
for (let tries = 0; tries < 100 && signalled(tries === 0 ? 'SIGQUIT' : 0); tries++) await pause(50)
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

/** False when the server is gone. */
function signalled(signal: 'SIGQUIT' | 0): boolean {
  try {
    return process.kill(server, signal)
  } catch {
    return false
  }
}
