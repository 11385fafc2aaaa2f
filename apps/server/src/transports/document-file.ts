import { join } from 'node:path'
import { projectFolder } from '../folders.ts'

/** Where `npm run openapi` writes the OpenAPI document. A test compares it with the procedures. */
export const documentFile = join(projectFolder, 'docs', 'openapi.json')
