import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { createWebhook } from './create.ts'
import { groupWebhooksRouter } from './group-router.ts'
import { listWebhooks, showWebhook } from './list.ts'
import { listDeliveries } from './read-deliveries.ts'
import { removeWebhook } from './remove.ts'
import { rotateSecret } from './rotate-secret.ts'
import {
  createWebhookInput,
  deliveries,
  deliveriesInput,
  delivery,
  deliveryInput,
  newWebhook,
  rotateSecretInput,
  updateWebhookInput,
  webhook,
  webhookInput,
  webhookSecret,
} from './schema.ts'
import { resendDelivery, testWebhook } from './send-at-once.ts'
import { updateWebhook } from './update.ts'

const tag = 'Webhooks'

/** Addresses that are told of one's own notifications, and those of groups. */
export const webhooksRouter = router({
  list: userProcedure
    .meta(
      rest('GET /user/webhooks', {
        summary: 'List the own webhooks',
        description: 'With their state. Their secrets are not told.',
        tag,
      }),
    )
    .input(z.object({}))
    .output(z.array(webhook))
    .query(({ ctx, input }) => listWebhooks(ctx, input)),

  create: userProcedure
    .meta(
      rest('POST /user/webhooks', {
        summary: 'Have an address told of the own notifications',
        tag,
        description: 'At most 10. The answer holds the secret that deliveries are signed by, this once.',
        errors: ['tooManyItems'],
        key: 'secret',
      }),
    )
    .input(createWebhookInput)
    .output(newWebhook)
    .mutation(({ ctx, input }) => createWebhook(ctx, input)),

  read: userProcedure
    .meta(
      rest('GET /user/webhooks/{webhookId}', {
        summary: 'Read an own webhook',
        description: 'With its state: since when nothing arrives, and why it was switched off.',
        tag,
        errors: ['notFound'],
      }),
    )
    .input(webhookInput)
    .output(webhook)
    .query(({ ctx, input }) => showWebhook(ctx, input)),

  update: userProcedure
    .meta(
      rest('PUT /user/webhooks/{webhookId}', {
        summary: 'Replace an own webhook, or switch it on or off',
        description: 'Replaces all that is written, so every field is needed. Whoever saves it answers for it.',
        tag,
        errors: ['notFound'],
      }),
    )
    .input(updateWebhookInput)
    .output(webhook)
    .mutation(({ ctx, input }) => updateWebhook(ctx, input)),

  remove: userProcedure
    .meta(
      rest('DELETE /user/webhooks/{webhookId}', {
        summary: 'Delete an own webhook',
        description: 'What waits to be sent to it is not sent any more. Its log goes with it.',
        tag,
        errors: ['notFound'],
      }),
    )
    .input(webhookInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeWebhook(ctx, input)),

  rotateSecret: userProcedure
    .meta(
      rest('POST /user/webhooks/{webhookId}/rotate-secret', {
        summary: 'Give an own webhook another secret',
        description:
          'The new secret is told in this answer alone. For a while deliveries are signed by the one before as well.',
        tag,
        errors: ['notFound'],
        key: 'secret',
      }),
    )
    .input(rotateSecretInput)
    .output(webhookSecret)
    .mutation(({ ctx, input }) => rotateSecret(ctx, input)),

  test: userProcedure
    .meta(
      rest('POST /user/webhooks/{webhookId}/test', {
        summary: 'Send a test event to an own webhook and tell what came of it',
        description: 'Sends an event of the type `test` at once, and answers with what became of it.',
        tag,
        errors: ['notFound'],
      }),
    )
    .input(webhookInput)
    .output(delivery)
    .mutation(({ ctx, input }) => testWebhook(ctx, input)),

  deliveries: userProcedure
    .meta(
      rest('GET /user/webhooks/{webhookId}/deliveries', {
        summary: 'List what was sent to an own webhook, newest first',
        description:
          'What was sent, how often it was tried, and what the other side answered. Pages of 20 unless `limit` tells.',
        tag,
        errors: ['notFound'],
      }),
    )
    .input(deliveriesInput)
    .output(deliveries)
    .query(({ ctx, input }) => listDeliveries(ctx, input)),

  resend: userProcedure
    .meta(
      rest('POST /user/webhooks/{webhookId}/deliveries/{deliveryId}/resend', {
        summary: 'Send a delivery to an own webhook again and tell what came of it',
        description: 'The same body under the same id, signed anew.',
        tag,
        errors: ['notFound'],
      }),
    )
    .input(deliveryInput)
    .output(delivery)
    .mutation(({ ctx, input }) => resendDelivery(ctx, input)),

  group: groupWebhooksRouter,
})
