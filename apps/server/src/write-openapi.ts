import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { openApiDocument } from './transports/openapi.ts'

/** Writes the OpenAPI document into the repository, where it can be read and compared without a server. */
const file = resolve(import.meta.dirname, '../../../docs/openapi.json')
await writeFile(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`)
console.log(`wrote ${file}`)
