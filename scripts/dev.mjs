/** The server and the web app with reload on every change. */
import { turbo } from './turbo.mjs'

const { status } = await turbo(['run', 'dev', '--ui=stream', '--env-mode=loose'])
process.exitCode = status
