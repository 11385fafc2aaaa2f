import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../transports/openapi.ts'
import { refuseOtherMethods } from '../transports/rest.ts'
import { contentSecurityPolicy, pageSecurity } from './security.ts'

/** A placeholder in the page, replaced by a new nonce in each response. */
const NONCE = '%NONCE%'

/**
 * The OpenAPI document and a page to read and try it. Users paste tokens into that page, so it loads from and sends to
 * this origin only.
 */
export async function documentation(app: FastifyInstance): Promise<void> {
  const document = JSON.stringify(openApiDocument())
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document))
  refuseOtherMethods(app, '/openapi.json', ['GET'])
  const ahead = await readFile(join(import.meta.dirname, 'documentation-page.js'), 'utf8')
  await pageSecurity(app)
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html')) return payload
    const nonce = randomBytes(16).toString('base64')
    const inline = [`nonce-${nonce}`]
    reply.header('content-security-policy', contentSecurityPolicy({ scripts: inline, styles: inline }))
    reply.header('cache-control', 'no-store')
    const page = payload.replace('</head>', () => `<script nonce="${NONCE}">${ahead}</script></head>`)
    return page.replaceAll(NONCE, nonce)
  })
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'Questboard API',
      nonce: NONCE,
      withDefaultFonts: false,
      hideClientButton: true,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      authentication: { preferredSecurityScheme: 'session' },
    },
  })
}
