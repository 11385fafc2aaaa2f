import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** The folder of this package. Found by its name, since the server runs from a bundle that is elsewhere. */
export const packageFolder = dirname(createRequire(import.meta.url).resolve('@questboard/db/package.json'))
