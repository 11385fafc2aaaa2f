import { eventOf, groupEvent, groupEventData, personalEventTypes, webhookBody, webhookEvents } from '@questboard/api'
import { z } from 'zod'
import { meaningOf } from './event-meanings.ts'
import type { Fields, Json } from './fields.ts'
import { refTo } from './schema-parts.ts'

/** Schemas with a name are components of the document. */
function ofComponents(part: Json): Json {
  if (Array.isArray(part)) return part.map(ofComponents)
  if (typeof part !== 'object' || part === null) return part
  const { $ref, ...rest } = part as Fields
  const fields = Object.entries(rest).map(([name, value]) => [name, ofComponents(value)])
  return {
    ...(typeof $ref === 'string' && { $ref: $ref.replace('#/$defs/', '#/components/schemas/') }),
    ...Object.fromEntries(fields),
  } as Fields
}

function schemaOf(body: z.ZodType): Fields {
  const { $schema: _version, $defs: _components, ...schema } = z.toJSONSchema(body, { io: 'output' })
  return ofComponents(schema as Json) as Fields
}

/** The body of each notification differs only in its type. */
export const webhookComponents = (): Fields => ({
  WebhookEvent: { ...schemaOf(webhookBody), description: 'The body of a request about a notification' },
})

const notificationBody = (type: string): Fields => ({
  allOf: [
    refTo('WebhookEvent'),
    { type: 'object', required: ['type'], properties: { type: { type: 'string', enum: [type] } } },
  ],
})

const hasLargeItem = (type: string): boolean =>
  /^(group\.)?(task|mission|reward)/.test(type) && !type.endsWith('.deleted')

/** The item of an event, or its id alone if it is too large to be delivered. */
const itemOf = (type: string, data: z.ZodType): z.ZodType =>
  hasLargeItem(type) ? z.union([data, z.object({ id: z.uuid() })]) : data

/** The bodies of events of a person or a group, by type. */
const eventBodies = (): [string, Fields][] => [
  ...personalEventTypes.map((type): [string, Fields] => {
    const event = eventOf(type)
    return [type, schemaOf(event.extend({ data: itemOf(type, event.shape.data) }))]
  }),
  ...Object.entries(groupEventData).map(([type, data]): [string, Fields] => [
    type,
    schemaOf(z.object({ ...groupEvent.shape, type: z.enum([type]), data: itemOf(type, data) })),
  ]),
]

const headers: Fields[] = [
  {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'The id of the delivery. It stays the same when the delivery is repeated',
    schema: { type: 'string' },
  },
  {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'When it was sent, in seconds since 1970',
    schema: { type: 'string' },
  },
  {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description: 'Signatures by Standard Webhooks, separated by spaces: `v1,` and the base64 of an HMAC-SHA256',
    schema: { type: 'string' },
  },
]

/** `reward.redeemed` is another event than the notification `rewardRedeemed`. */
const operationIdOf = (type: string): string =>
  `on${type.replaceAll(/(?:^|\.)(\w)/g, (_start, initial: string) => initial.toUpperCase())}${type.includes('.') ? 'Event' : ''}`

const webhook = (type: string, body: Fields): Fields => ({
  post: {
    operationId: operationIdOf(type),
    summary: `Receive \`${type}\``,
    description: meaningOf(type),
    tags: ['Webhooks'],
    security: [],
    parameters: headers,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: body,
        },
      },
    },
    responses: {
      200: { description: 'Received. Any status from 200 to 299 will do' },
      410: { description: 'Disables the webhook' },
    },
  },
})

/** Requests that the server sends: one for each type of event. */
export const webhooks = (): Fields =>
  Object.fromEntries(
    [
      ...[...webhookEvents, 'test'].map((type): [string, Fields] => [type, notificationBody(type)]),
      ...eventBodies(),
    ].map(([type, body]) => [type, webhook(type, body)]),
  )
