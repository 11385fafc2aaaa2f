import { DomainError, readPicture, type Services } from '@questboard/api'
import type { FastifyInstance } from 'fastify'
import { networkOfClient } from '../transports/network-of.ts'
import { fail } from '../transports/rest.ts'

/**
 * Serves generated avatars as plain files. A picture never changes at its URL. It is derived from untrusted data, so
 * nothing in it may run.
 */
export async function pictures(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.get<{ Params: { name: string } }>('/generated-avatars/:name', async (request, reply) => {
    try {
      const { name } = request.params
      const picture = await readPicture(services, { name, address: networkOfClient(request) })
      if (!picture) return reply.code(404).header('cache-control', 'no-store').send()
      return reply
        .headers({
          'content-type': 'image/webp',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          'cache-control': 'private, max-age=31536000, immutable',
        })
        .send(picture)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return fail(reply.header('cache-control', 'no-store'), error)
    }
  })
}
