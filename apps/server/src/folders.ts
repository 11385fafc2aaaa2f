import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of this package. Found by its name, since the server runs from a bundle that is elsewhere. */
export const serverFolder = dirname(createRequire(import.meta.url).resolve('@questboard/server/package.json'))

export const projectFolder = join(serverFolder, '..', '..')
