import type { Database } from '@questboard/db'
import type { FastifyInstance } from 'fastify'

interface Options {
  database: Database
  draining: AbortSignal | undefined
}

/** A warning says all there is to say, however many ask while the database is away. */
const pauseOfWarningsMs = 10_000

/**
 * `/healthz`: the process is alive. `/readyz`: it accepts requests, which load balancers check. It is ready when the
 * database responds and the server is not about to close. The server listens only after migrating.
 */
export async function health(app: FastifyInstance, { database, draining }: Options): Promise<void> {
  let asking: Promise<void> | undefined
  let warnedAt = Number.NEGATIVE_INFINITY

  /** Requests at the same time share a result. */
  function ask(): Promise<void> {
    asking ??= database
      .ping()
      .catch((error) => {
        if (performance.now() - warnedAt >= pauseOfWarningsMs) {
          warnedAt = performance.now()
          app.log.warn({ err: error }, 'the database does not respond')
        }
        throw error
      })
      .finally(() => {
        asking = undefined
      })
    return asking
  }

  app.get('/healthz', () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    if (draining?.aborted) return reply.code(503).send({ status: 'closing' })
    try {
      await ask()
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
}
