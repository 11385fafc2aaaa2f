import { appRouter, DomainError, requestContext, type Services } from '@questboard/api'
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import { keepPrivate } from '../plugins/security.ts'
import { headOf } from './head.ts'

/** Serves the procedures to the web application, several in one request where it asks for several. */
export async function trpc(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const options: FastifyTRPCPluginOptions<typeof appRouter> = {
    trpcOptions: {
      router: appRouter,
      createContext: ({ req }) => requestContext(services, headOf(req)),
      responseMeta: ({ errors }) => {
        const waits = errors.map(({ cause }) => (cause instanceof DomainError ? cause.retryAfter : undefined))
        const wait = waits.find((seconds) => seconds !== undefined)
        return wait === undefined ? {} : { headers: new Headers({ 'retry-after': String(wait) }) }
      },
    },
  }
  keepPrivate(app)
  await app.register(fastifyTRPCPlugin, options)
}
