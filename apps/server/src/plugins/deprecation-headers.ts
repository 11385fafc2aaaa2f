import type { Deprecation } from '@questboard/api'
import type { FastifyInstance } from 'fastify'
import { deprecations } from '../transports/procedures.ts'

/** The headers of RFC 9745 and RFC 8594. */
const headersOf = ({ since, end }: Deprecation) => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  ...(end && {
    sunset: new Date(end.sunset).toUTCString(),
    link: `<${end.link}>; rel="deprecation"; type="text/html"`,
  }),
})

/** Says in the responses of deprecated calls since when they are, and announces their end. */
export function deprecationHeaders(app: FastifyInstance, deprecated = deprecations()): void {
  const headers = new Map(deprecated.map(([name, deprecation]) => [name, headersOf(deprecation)]))
  app.addHook('onRequest', (request, reply, done) => {
    const [name = ''] = request.routeOptions.config.calls?.(request) ?? []
    reply.headers(headers.get(name) ?? {})
    done()
  })
}
