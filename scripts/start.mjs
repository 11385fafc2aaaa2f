/**
 * `npm start`: builds what is stale, then becomes the server: one process, so that whatever ends it ends the server.
 */
import { buildWhatIsStale } from './build.mjs'

if (Number(process.versions.node.split('.')[0]) < 26) {
  console.error(`Questboard runs on Node 26, which npm start brings along; this is ${process.version}.`)
  process.exit(1)
}

await buildWhatIsStale()
process.env.NODE_ENV ??= 'production'
await import('../apps/server/src/main.ts')
