import { z } from 'zod'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { createWebhook } from './create.ts'
import { groupWebhooksRouter } from './group-router.ts'
import { listWebhooks } from './list.ts'
import { readOwnWebhook } from './read.ts'
import { listDeliveries } from './read-deliveries.ts'
import { removeWebhook } from './remove.ts'
import { resendDelivery } from './resend-delivery.ts'
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
import { sendTest } from './send-test.ts'
import { updateWebhook } from './update.ts'

const userCall = userCalls({ tag: 'Webhooks', area: 'webhooks' })

/** Webhooks for a user's notifications, and for the events of groups. */
export const webhooksRouter = router({
  list: userCall('GET /user/webhooks', {
    summary: 'List your webhooks',
    description: 'With their state, without their secrets.',
  })
    .input(z.object({}))
    .output(z.array(webhook))
    .query(({ ctx, input }) => listWebhooks(ctx, input)),

  create: userCall('POST /user/webhooks', {
    summary: 'Create a webhook for your notifications and events',
    description: 'At most 10. Only this response contains the secret that signs its deliveries.',
    errors: ['tooManyItems'],
    key: 'secret',
  })
    .input(createWebhookInput)
    .output(newWebhook)
    .mutation(({ ctx, input }) => createWebhook(ctx, input)),

  read: userCall('GET /user/webhooks/{webhookId}', {
    summary: 'Read one of your webhooks',
    description: 'With its state: since when deliveries fail, and why it was disabled.',
    errors: ['notFound'],
  })
    .input(webhookInput)
    .output(webhook)
    .query(({ ctx, input }) => readOwnWebhook(ctx, input)),

  update: userCall('PUT /user/webhooks/{webhookId}', {
    summary: 'Update one of your webhooks, or enable or disable it',
    description: 'Replaces all fields, so all are required.',
    errors: ['notFound'],
  })
    .input(updateWebhookInput)
    .output(webhook)
    .mutation(({ ctx, input }) => updateWebhook(ctx, input)),

  remove: userCall('DELETE /user/webhooks/{webhookId}', {
    summary: 'Delete one of your webhooks',
    description: 'Its pending deliveries are not sent, and its log is deleted.',
    errors: ['notFound'],
  })
    .input(webhookInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeWebhook(ctx, input)),

  rotateSecret: userCall('POST /user/webhooks/{webhookId}/rotate-secret', {
    summary: 'Rotate the secret of one of your webhooks',
    description: 'Only this response contains the new secret. Deliveries are also signed with the old one for a while.',
    errors: ['notFound'],
    key: 'secret',
  })
    .input(rotateSecretInput)
    .output(webhookSecret)
    .mutation(({ ctx, input }) => rotateSecret(ctx, input)),

  test: userCall('POST /user/webhooks/{webhookId}/test', {
    summary: 'Send a test event to one of your webhooks',
    description:
      'Sends an event of the type `test` at once, and returns the outcome. Limited to 60 an hour, with resending.',
    errors: ['notFound'],
  })
    .input(webhookInput)
    .output(delivery)
    .mutation(({ ctx, input }) => sendTest(ctx, input)),

  deliveries: userCall('GET /user/webhooks/{webhookId}/deliveries', {
    summary: 'List the deliveries of one of your webhooks, newest first',
    description: 'With the number of attempts and the response of the receiver. 20 on a page unless `limit` is given.',
    errors: ['notFound'],
  })
    .input(deliveriesInput)
    .output(deliveries)
    .query(({ ctx, input }) => listDeliveries(ctx, input)),

  resend: userCall('POST /user/webhooks/{webhookId}/deliveries/{deliveryId}/resend', {
    summary: 'Resend a delivery of one of your webhooks',
    description: 'The same body and id with a new signature. Returns the outcome. Limited to 60 an hour, with tests.',
    errors: ['notFound'],
  })
    .input(deliveryInput)
    .output(delivery)
    .mutation(({ ctx, input }) => resendDelivery(ctx, input)),

  group: groupWebhooksRouter,
})
