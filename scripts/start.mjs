/** `npm start`: builds if stale, then becomes the server in the same process, so that signals reach the server. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { root } from './turbo.mjs'

if (Number(process.versions.node.split('.')[0]) < 26) {
  console.error(`Questboard needs Node 26, which npm start installs; this is ${process.version}.`)
  process.exit(1)
}

await buildIfStale()
process.env.NODE_ENV ??= 'production'
// The next start need not compile the same modules again.
enableCompileCache(join(root, 'node_modules', '.cache', 'node'))
await import('../apps/server/src/main.ts')
