import { receivePaymentEvent, type Services } from '@questboard/api'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../transports/rest.ts'

const path = '/stripe/webhook'

/**
 * Receives payment events from Stripe. The response is sent after commit; Stripe repeats an event without a good
 * response. Without Stripe the route does not exist.
 */
export async function stripeWebhook(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  if (!services.outside.stripe) return
  app.removeAllContentTypeParsers()
  // The signature covers the raw bytes.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  // Stripe is never refused for overload: its events must not be lost.
  app.post(path, { config: { calls: () => [] } }, async (request, reply) => {
    const signature = request.headers['stripe-signature']
    const { body } = request
    if (typeof signature !== 'string' || !Buffer.isBuffer(body)) return reply.code(400).send()
    try {
      const isTheirs = await receivePaymentEvent(services, { body, signature })
      return reply.code(isTheirs ? 200 : 400).send()
    } catch (error) {
      request.log.error({ err: error }, 'processing a payment event failed')
      return reply.code(500).send()
    }
  })
  refuseOtherMethods(app, path, ['POST'])
}
