import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { createWebhook } from './create.ts'
import { listWebhooks, showWebhook } from './list.ts'
import { listDeliveries } from './read-deliveries.ts'
import { removeWebhook } from './remove.ts'
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
import { resendDelivery, testWebhook } from './send-at-once.ts'
import { updateWebhook } from './update.ts'

const tag = 'Webhooks'

const ofLeaders = ['groupNotFound', 'notPartOfTheGroup', 'notLeaderInThisGroup'] as const

/** Addresses that are told of what happens in a group. */
export const groupWebhooksRouter = router({
  list: userProcedure
    .meta(
      rest('GET /groups/{groupId}/webhooks', {
        summary: 'List the webhooks of a group',
        description: 'With their state. Their secrets are not told.',
        tag,
        errors: ofLeaders,
      }),
    )
    .input(placeInput)
    .output(z.array(webhook))
    .query(({ ctx, input }) => listWebhooks(ctx, input)),

  create: userProcedure
    .meta(
      rest('POST /groups/{groupId}/webhooks', {
        summary: 'Have an address told of what happens in a group',
        tag,
        description: 'At most 10. The answer holds the secret that deliveries are signed by, this once.',
        errors: [...ofLeaders, 'tooManyItems'],
        key: 'secret',
      }),
    )
    .input(createGroupWebhookInput)
    .output(newWebhook)
    .mutation(({ ctx, input }) => createWebhook(ctx, input)),

  read: userProcedure
    .meta(
      rest('GET /groups/{groupId}/webhooks/{webhookId}', {
        summary: 'Read a webhook of a group',
        description: 'With its state: since when nothing arrives, and why it was switched off.',
        tag,
        errors: [...ofLeaders, 'notFound'],
      }),
    )
    .input(groupWebhookInput)
    .output(webhook)
    .query(({ ctx, input }) => showWebhook(ctx, input)),

  update: userProcedure
    .meta(
      rest('PUT /groups/{groupId}/webhooks/{webhookId}', {
        summary: 'Replace a webhook of a group, or switch it on or off',
        description: 'Replaces all that is written, so every field is needed. Whoever saves it answers for it.',
        tag,
        errors: [...ofLeaders, 'notFound'],
      }),
    )
    .input(updateGroupWebhookInput)
    .output(webhook)
    .mutation(({ ctx, input }) => updateWebhook(ctx, input)),

  remove: userProcedure
    .meta(
      rest('DELETE /groups/{groupId}/webhooks/{webhookId}', {
        summary: 'Delete a webhook of a group',
        description: 'What waits to be sent to it is not sent any more. Its log goes with it.',
        tag,
        errors: [...ofLeaders, 'notFound'],
      }),
    )
    .input(groupWebhookInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeWebhook(ctx, input)),

  rotateSecret: userProcedure
    .meta(
      rest('POST /groups/{groupId}/webhooks/{webhookId}/rotate-secret', {
        summary: 'Give a webhook of a group another secret',
        description:
          'The new secret is told in this answer alone. For a while deliveries are signed by the one before as well.',
        tag,
        errors: [...ofLeaders, 'notFound'],
        key: 'secret',
      }),
    )
    .input(rotateGroupSecretInput)
    .output(webhookSecret)
    .mutation(({ ctx, input }) => rotateSecret(ctx, input)),

  test: userProcedure
    .meta(
      rest('POST /groups/{groupId}/webhooks/{webhookId}/test', {
        summary: 'Send a test event to a webhook of a group and tell what came of it',
        description: 'Sends an event of the type `test` at once, and answers with what became of it.',
        tag,
        errors: [...ofLeaders, 'notFound'],
      }),
    )
    .input(groupWebhookInput)
    .output(delivery)
    .mutation(({ ctx, input }) => testWebhook(ctx, input)),

  deliveries: userProcedure
    .meta(
      rest('GET /groups/{groupId}/webhooks/{webhookId}/deliveries', {
        summary: 'List what was sent to a webhook of a group, newest first',
        description:
          'What was sent, how often it was tried, and what the other side answered. Pages of 20 unless `limit` tells.',
        tag,
        errors: [...ofLeaders, 'notFound'],
      }),
    )
    .input(groupDeliveriesInput)
    .output(deliveries)
    .query(({ ctx, input }) => listDeliveries(ctx, input)),

  resend: userProcedure
    .meta(
      rest('POST /groups/{groupId}/webhooks/{webhookId}/deliveries/{deliveryId}/resend', {
        summary: 'Send a delivery to a webhook of a group again and tell what came of it',
        description: 'The same body under the same id, signed anew.',
        tag,
        errors: [...ofLeaders, 'notFound'],
      }),
    )
    .input(groupDeliveryInput)
    .output(delivery)
    .mutation(({ ctx, input }) => resendDelivery(ctx, input)),
})
