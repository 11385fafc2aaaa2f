import { webhookBody, webhookEvents } from '@questboard/api'
import { z } from 'zod'
import { eventMeanings } from './event-meanings.ts'
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

function bodySchema(): Fields {
  const { $schema: _version, $defs: _components, ...schema } = z.toJSONSchema(webhookBody, { io: 'output' })
  return { ...(ofComponents(schema as Json) as Fields), description: 'The body of every request to a webhook' }
}

export const webhookComponents = (): Fields => ({ WebhookEvent: bodySchema() })

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

const operationIdOf = (type: string): string =>
  `on${type.replaceAll(/(?:^|\.)(\w)/g, (_start, letter: string) => letter.toUpperCase())}`

const webhook = (type: string): Fields => ({
  post: {
    operationId: operationIdOf(type),
    summary: `Receive \`${type}\``,
    description: eventMeanings[type as keyof typeof eventMeanings] ?? `The event \`${type}\``,
    tags: ['Webhooks'],
    security: [],
    parameters: headers,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            allOf: [
              refTo('WebhookEvent'),
              {
                type: 'object',
                required: ['type'],
                properties: { type: { type: 'string', enum: [type] } },
              },
            ],
          },
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
  Object.fromEntries([...webhookEvents, 'test'].map((type) => [type, webhook(type)]))
