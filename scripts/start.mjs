/**
 * `npm start`: builds if stale, then becomes the server in the same process, so that signals reach the server. The
 * cache is first: it also keeps the module of the build whose types Node strips, for which it would load a compiler.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale, serverProgram } from './build.mjs'
import { root } from './root.mjs'

if (Number(process.versions.node.split('.')[0]) < 26) {
  console.error(`Questboard needs Node 26, which npm start installs; this is ${process.version}.`)
  process.exit(1)
}

// The next start need not compile the same code again, nor the processes that share a port.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node')
enableCompileCache()
await buildIfStale()
process.env.NODE_ENV ??= 'production'
await import(pathToFileURL(serverProgram).href)
