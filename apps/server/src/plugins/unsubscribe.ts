import { DomainError, type Services, unsubscribe } from '@questboard/api'
import type { FastifyInstance } from 'fastify'

const path = '/unsubscribe'

/**
 * The one click with which mail programs stop an e-mail (RFC 8058): a form sent to the link of its `List-Unsubscribe`.
 * People who open the link get the page of the web app, whose button does the same.
 */
export async function unsubscribing(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.removeAllContentTypeParsers()
  // The link says everything.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
    done(null, undefined),
  )
  app.post<{ Querystring: { token?: unknown } }>(path, async ({ query, log }, reply) => {
    const { token } = query
    try {
      await unsubscribe(services, typeof token === 'string' ? token : '')
      return reply.code(204).send()
    } catch (error) {
      if (error instanceof DomainError) return reply.code(404).send()
      log.error({ err: error }, 'unsubscribing failed')
      return reply.code(500).send()
    }
  })
}
