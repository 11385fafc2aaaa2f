import type { Database } from '@questboard/db'
import type { FastifyInstance } from 'fastify'

interface Options {
  database: Database
  leaving: AbortSignal | undefined
}

/**
 * `/healthz`: the process lives. `/readyz`: it takes requests, which a balancer asks before it sends any: the database
 * answers (the server listens only after migrating), and the server is not about to close.
 */
export async function health(app: FastifyInstance, { database, leaving }: Options): Promise<void> {
  app.get('/healthz', () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    if (leaving?.aborted) return reply.code(503).send({ status: 'closing' })
    try {
      await database.ping()
      return { status: 'ready' }
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
}
