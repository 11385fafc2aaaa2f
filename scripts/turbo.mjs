import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * Runs turbo in the repository's root without telemetry, and forwards SIGINT and SIGTERM, so that no build or dev
 * server is left behind. `quiet` collects the output and returns it.
 *
 * @param {string[]} options
 * @param {{ quiet?: boolean }} [how]
 * @returns {Promise<{ status: number, output: string }>}
 */
export async function turbo(options, { quiet = false } = {}) {
  const child = spawn(join(root, 'node_modules', '.bin', 'turbo'), options, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
    shell: process.platform === 'win32',
  })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  try {
    const { promise, resolve, reject } = Promise.withResolvers()
    child.on('error', reject).on('close', (status, signal) => resolve(status ?? (signal === 'SIGINT' ? 130 : 143)))
    return { status: await promise, output }
  } finally {
    process.off('SIGINT', forward).off('SIGTERM', forward)
  }
}
