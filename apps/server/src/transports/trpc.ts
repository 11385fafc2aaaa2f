import { appRouter, DomainError, requestContext, type Services } from '@questboard/api'
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'
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
  app.addHook('onSend', async (_request, reply, payload: unknown) =>
    payload instanceof Response && isWhole(payload) ? textOf(payload, reply) : payload,
  )
  await app.register(fastifyTRPCPlugin, options)
}

/** What is not sent piece by piece, as events are and a batch whose answers come one by one. */
const isWhole = ({ headers }: Response): boolean =>
  headers.get('content-type') === 'application/json' && !headers.has('transfer-encoding')

/** The answer as text: as it comes from tRPC, it would be sent as a stream, which costs more than what it answers. */
function textOf(answer: Response, reply: FastifyReply): Promise<string> {
  reply.code(answer.status)
  for (const [name, value] of answer.headers) reply.header(name, value)
  return answer.text()
}
