import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { serverProgram } from './build.mjs'
import { root } from './root.mjs'

/**
 * Starts the built app on a free port with a temporary database, for scripts that visit it.
 *
 * @param {Record<string, string>} [settings] environment variables
 */
export async function runApp(settings = {}) {
  const data = mkdtempSync(join(tmpdir(), 'questboard-visited-'))
  const server = spawn(process.execPath, [serverProgram], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: data,
      DATABASE_URL: '',
      RATE_LIMITS: 'off',
      // They look at the home page, and at a family of seven.
      SETUP_PAGE: 'off',
      LIMIT_GROUP_MEMBERS: '8',
      ...settings,
    },
  })
  const { promise: address, resolve, reject } = Promise.withResolvers()
  const ended = new Promise((end) => server.on('exit', end))
  server.on('exit', () => reject(new Error('The server did not start; the reason is above.')))
  let setUpUrl = ''
  createInterface({ input: server.stdout }).on('line', (line) => {
    setUpUrl = /^Set it up at (\S+)$/.exec(line)?.[1] ?? setUpUrl
    const match = /^Questboard is at (\S+)$/.exec(line)
    if (match) resolve(match[1])
  })
  return {
    address: /** @type {string} */ (await address),
    /** The link of the log with which the owner sets it up; empty when the set-up page is off. */
    setUpUrl: () => setUpUrl,
    async stop() {
      server.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true })
    },
  }
}
