import { resolve } from 'node:path'

/** Where `npm run openapi` writes the OpenAPI document. A test compares it with the procedures. */
export const documentFile = resolve(import.meta.dirname, '../../../../docs/openapi.json')
