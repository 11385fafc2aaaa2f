/** Runs the server and the web app with live reload, on the same data as `npm start`. */
import { join } from 'node:path'
import { root } from './root.mjs'
import { turbo } from './turbo.mjs'

process.env.DATA_DIR ??= join(root, 'data')

const { status } = await turbo(['run', 'dev', '--ui=stream', '--env-mode=loose'])
process.exitCode = status
