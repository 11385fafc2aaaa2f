import { createHash } from 'node:crypto'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../transports/openapi.ts'
import { refuseOtherMethods } from '../transports/rest.ts'

/** The OpenAPI document, and the page on which it can be read and tried out. */
export async function documentation(app: FastifyInstance): Promise<void> {
  const document = JSON.stringify(openApiDocument())
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document))
  refuseOtherMethods(app, '/openapi.json', ['GET'])
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')) {
      reply.header('content-security-policy', policyFor(payload))
    }
  })
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'Questboard API',
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

const inlineScript = /<script type="text\/javascript">([\s\S]*?)<\/script>/

/** Whoever pastes a token into this page is to know that it goes nowhere else: nothing is loaded or sent but from and to here. */
function policyFor(html: string): string {
  const script = inlineScript.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
