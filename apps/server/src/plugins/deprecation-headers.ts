import type { Deprecation } from '@questboard/api'
import type { FastifyInstance } from 'fastify'
import { restProcedures } from '../transports/procedures.ts'

/** The headers of RFC 9745 and RFC 8594. */
const headersOf = ({ since, sunset, link }: Deprecation) => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(sunset).toUTCString(),
  link: `<${link}>; rel="deprecation"; type="text/html"`,
})

/** Announces the end of deprecated calls in their responses. */
export function deprecationHeaders(app: FastifyInstance, procedures = restProcedures()): void {
  const ends = new Map(
    procedures.flatMap(({ name, meta: { deprecated } }) => (deprecated ? [[name, headersOf(deprecated)]] : [])),
  )
  app.addHook('onRequest', (request, reply, done) => {
    const [name = ''] = request.routeOptions.config.calls?.(request) ?? []
    reply.headers(ends.get(name) ?? {})
    done()
  })
}
