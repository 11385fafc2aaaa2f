import { createHash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { memoizeAsync } from '../memoize-async.ts'
import { documentFile } from '../transports/document-file.ts'
import { acceptsEncoding, holdsVersion } from '../transports/representation.ts'
import { refuseOtherMethods } from '../transports/rest.ts'

const path = '/openapi.json'

/** Smaller levels are much faster, and hardly larger. */
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/**
 * Serves the OpenAPI document that `npm run openapi` has written. To generate it takes a third of a second and blocks
 * all requests, so the server only reads the file, and compresses it once, when it is first asked for.
 */
export async function serveDocument(app: FastifyInstance): Promise<void> {
  await access(documentFile)
  const read = memoizeAsync(readDocument)
  app.get(path, async (request, reply) => {
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter((name) => name !== undefined).join(', ')
    const { text, tag, compressed } = await read()
    reply.headers({ etag: tag, vary, 'cache-control': 'no-cache' })
    if (holdsVersion(request, tag)) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    const coding = (['br', 'gzip'] as const).find((candidate) => acceptsEncoding(request, candidate))
    if (!coding) return reply.send(text)
    return reply.header('content-encoding', coding).send(await compressed[coding]())
  })
  refuseOtherMethods(app, path, ['GET'])
}

async function readDocument() {
  const text = JSON.stringify(JSON.parse(await readFile(documentFile, 'utf8')))
  const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`
  const compressed = {
    br: memoizeAsync(() => promisify(brotliCompress)(text, brotliLevel)),
    gzip: memoizeAsync(() => promisify(gzip)(text)),
  }
  return { text, tag, compressed }
}
