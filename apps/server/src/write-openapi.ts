import { writeFile } from 'node:fs/promises'
import { documentFile } from './transports/document-file.ts'
import { openApiDocument } from './transports/openapi.ts'

/** Writes the OpenAPI document into the repository, from where the server serves it. */
await writeFile(documentFile, `${JSON.stringify(openApiDocument(), null, 2)}\n`)
console.log(`wrote ${documentFile}`)
