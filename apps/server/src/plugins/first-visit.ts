import { isAwaited, type Services } from '@questboard/api'
import type { FastifyInstance } from 'fastify'

/**
 * Leads a browser that opens an empty installation to the page that sets it up. Only the home page does: every other
 * address works as ever, so the page can be left out.
 */
export function firstVisit(app: FastifyInstance, { services }: { services: Services }): void {
  // Once it has an account, it never waits again.
  let mayWait = services.machine.setUpPage
  app.addHook('onRequest', async (request, reply) => {
    const { method, url, headers } = request
    if (!mayWait || method !== 'GET' || url !== '/' || !headers.accept?.includes('text/html')) return undefined
    try {
      mayWait = await isAwaited(services)
    } catch (error) {
      // The home page needs no database.
      request.log.warn({ err: error }, 'cannot see whether the installation is empty')
      return undefined
    }
    return mayWait ? reply.header('cache-control', 'no-store').redirect('/setup', 302) : undefined
  })
}
