import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../transports/openapi.ts'
import { refuseOtherMethods } from '../transports/rest.ts'

/** The OpenAPI document, and the page on which it can be read and tried out. */
export async function documentation(app: FastifyInstance): Promise<void> {
  const document = JSON.stringify(openApiDocument())
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document))
  refuseOtherMethods(app, '/openapi.json', ['GET'])
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'Questboard API',
      withDefaultFonts: false,
      hideClientButton: true,
    },
  })
}
