/** The server and the web app with reload on every change, on the data that `npm start` uses. */
import { join } from 'node:path'
import { root, turbo } from './turbo.mjs'

process.env.DATA_DIR ??= join(root, 'data')

const { status } = await turbo(['run', 'dev', '--ui=stream', '--env-mode=loose'])
process.exitCode = status
