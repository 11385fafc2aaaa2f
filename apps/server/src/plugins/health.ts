import type { Database } from '@questboard/db'
import type { FastifyInstance } from 'fastify'

interface Options {
  database: Database
  leaving: AbortSignal | undefined
}

/**
 * `/healthz`: the process is alive. `/readyz`: it accepts requests, which load balancers check. It is ready when the
 * database responds and the server is not about to close. The server listens only after migrating.
 */
export async function health(app: FastifyInstance, { database, leaving }: Options): Promise<void> {
  app.get('/healthz', () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    if (leaving?.aborted) return reply.code(503).send({ status: 'closing' })
    try {
      await database.ping()
      return { status: 'ready' }
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not respond')
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
}
