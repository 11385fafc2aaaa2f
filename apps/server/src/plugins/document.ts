import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../transports/openapi.ts'
import { holdsVersion, takes } from '../transports/representation.ts'
import { refuseOtherMethods } from '../transports/rest.ts'

const path = '/openapi.json'

/** Smaller levels are much faster, and hardly larger. */
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Serves the OpenAPI document. It changes only with the server, so it is compressed once, when it is first asked for. */
export async function serveDocument(app: FastifyInstance): Promise<void> {
  const text = JSON.stringify(openApiDocument())
  const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`
  const compressed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> } = {}
  const compress = {
    br: () => promisify(brotliCompress)(text, brotliLevel),
    gzip: () => promisify(gzip)(text),
  }
  app.get(path, async (request, reply) => {
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter((name) => name !== undefined).join(', ')
    reply.headers({ etag: tag, vary, 'cache-control': 'no-cache' })
    if (holdsVersion(request, tag)) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    const coding = (['br', 'gzip'] as const).find((one) => takes(request, one))
    if (!coding) return reply.send(text)
    compressed[coding] ??= compress[coding]()
    return reply.header('content-encoding', coding).send(await compressed[coding])
  })
  refuseOtherMethods(app, path, ['GET'])
}
