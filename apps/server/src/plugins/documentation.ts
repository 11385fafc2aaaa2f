import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy, pageSecurity } from './security.ts'

/** A placeholder in the page, replaced by a new nonce in each response. */
const NONCE = '%NONCE%'

/**
 * A page to read the OpenAPI document and to try the calls. Users paste tokens into it, so it loads from and sends to this
 * origin only.
 */
export async function documentation(app: FastifyInstance): Promise<void> {
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
