/** `npm run operator`: bundles the server if stale, then becomes the command in the same process. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildServerIfStale, operatorProgram } from './build.mjs'
import { root } from './root.mjs'

enableCompileCache(join(root, 'node_modules', '.cache', 'node'))
buildServerIfStale()
await import(pathToFileURL(operatorProgram).href)
