import { receivePaymentEvent, type Services } from '@questboard/api'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../transports/rest.ts'

const path = '/stripe/webhook'

/**
 * Where the payment provider tells of payments. It is answered when what it told is committed, and tells again what it got
 * no good answer to. Without a provider the address does not exist.
 */
export async function stripeWebhook(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  if (!services.outside.stripe) return
  app.removeAllContentTypeParsers()
  // What was signed are the bytes.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  // The provider is never refused: what it reports must not be lost.
  app.post(path, { config: { calls: () => [] } }, async (request, reply) => {
    const signature = request.headers['stripe-signature']
    const { body } = request
    if (typeof signature !== 'string' || !Buffer.isBuffer(body)) return reply.code(400).send()
    try {
      const isTheirs = await receivePaymentEvent(services, { body, signature })
      return reply.code(isTheirs ? 200 : 400).send()
    } catch (error) {
      request.log.error({ err: error }, 'what the payment provider told could not be taken')
      return reply.code(500).send()
    }
  })
  refuseOtherMethods(app, path, ['POST'])
}
