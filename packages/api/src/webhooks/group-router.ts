import { z } from 'zod'
import { leaderErrors } from '../groups/call-errors.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { createWebhook } from './create.ts'
import { listWebhooks } from './list.ts'
import { readOwnWebhook } from './read.ts'
import { listDeliveries } from './read-deliveries.ts'
import { removeWebhook } from './remove.ts'
import { resendDelivery } from './resend-delivery.ts'
import { rotateSecret } from './rotate-secret.ts'
import {
  createGroupWebhookInput,
  deliveries,
  delivery,
  groupDeliveriesInput,
  groupDeliveryInput,
  groupWebhookInput,
  newWebhook,
  placeInput,
  rotateGroupSecretInput,
  updateGroupWebhookInput,
  webhook,
  webhookSecret,
} from './schema.ts'
import { sendTest } from './send-test.ts'
import { updateWebhook } from './update.ts'

const userCall = userCalls({ tag: 'Webhooks', area: 'webhooks' })

/** Webhooks for the events of a group. */
export const groupWebhooksRouter = router({
  list: userCall('GET /groups/{groupId}/webhooks', {
    summary: 'List the webhooks of a group',
    description: 'With their state, without their secrets.',
    errors: leaderErrors,
  })
    .input(placeInput)
    .output(z.array(webhook))
    .query(({ ctx, input }) => listWebhooks(ctx, input)),

  create: userCall('POST /groups/{groupId}/webhooks', {
    summary: 'Create a webhook for the events of a group',
    description: 'At most 10. Only this response contains the secret that signs its deliveries.',
    errors: [...leaderErrors, 'tooManyItems'],
    key: 'secret',
  })
    .input(createGroupWebhookInput)
    .output(newWebhook)
    .mutation(({ ctx, input }) => createWebhook(ctx, input)),

  read: userCall('GET /groups/{groupId}/webhooks/{webhookId}', {
    summary: 'Read a webhook of a group',
    description: 'With its state: since when deliveries fail, and why it was disabled.',
    errors: [...leaderErrors, 'notFound'],
  })
    .input(groupWebhookInput)
    .output(webhook)
    .query(({ ctx, input }) => readOwnWebhook(ctx, input)),

  update: userCall('PUT /groups/{groupId}/webhooks/{webhookId}', {
    summary: 'Update a webhook of a group, or enable or disable it',
    description:
      'Replaces all fields, so all are required. The webhook then acts with the access of the user who saved it.',
    errors: [...leaderErrors, 'notFound'],
  })
    .input(updateGroupWebhookInput)
    .output(webhook)
    .mutation(({ ctx, input }) => updateWebhook(ctx, input)),

  remove: userCall('DELETE /groups/{groupId}/webhooks/{webhookId}', {
    summary: 'Delete a webhook of a group',
    description: 'Its pending deliveries are not sent, and its log is deleted.',
    errors: [...leaderErrors, 'notFound'],
  })
    .input(groupWebhookInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeWebhook(ctx, input)),

  rotateSecret: userCall('POST /groups/{groupId}/webhooks/{webhookId}/rotate-secret', {
    summary: "Rotate the secret of a group's webhook",
    description: 'Only this response contains the new secret. Deliveries are also signed with the old one for a while.',
    errors: [...leaderErrors, 'notFound'],
    key: 'secret',
  })
    .input(rotateGroupSecretInput)
    .output(webhookSecret)
    .mutation(({ ctx, input }) => rotateSecret(ctx, input)),

  test: userCall('POST /groups/{groupId}/webhooks/{webhookId}/test', {
    summary: 'Send a test event to a webhook of a group',
    description: 'Sends an event of the type `test` at once, and returns the outcome.',
    errors: [...leaderErrors, 'notFound'],
  })
    .input(groupWebhookInput)
    .output(delivery)
    .mutation(({ ctx, input }) => sendTest(ctx, input)),

  deliveries: userCall('GET /groups/{groupId}/webhooks/{webhookId}/deliveries', {
    summary: "List the deliveries of a group's webhook, newest first",
    description: 'With the number of attempts and the response of the receiver. 20 on a page unless `limit` is given.',
    errors: [...leaderErrors, 'notFound'],
  })
    .input(groupDeliveriesInput)
    .output(deliveries)
    .query(({ ctx, input }) => listDeliveries(ctx, input)),

  resend: userCall('POST /groups/{groupId}/webhooks/{webhookId}/deliveries/{deliveryId}/resend', {
    summary: "Resend a delivery of a group's webhook",
    description: 'The same body and id with a new signature. Returns the outcome.',
    errors: [...leaderErrors, 'notFound'],
  })
    .input(groupDeliveryInput)
    .output(delivery)
    .mutation(({ ctx, input }) => resendDelivery(ctx, input)),
})
