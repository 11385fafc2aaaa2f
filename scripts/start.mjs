/** `npm start`: builds if stale, then becomes the server in the same process, so that signals reach the server. */
import { buildIfStale } from './build.mjs'

if (Number(process.versions.node.split('.')[0]) < 26) {
  console.error(`Questboard needs Node 26, which npm start installs; this is ${process.version}.`)
  process.exit(1)
}

await buildIfStale()
process.env.NODE_ENV ??= 'production'
await import('../apps/server/src/main.ts')
