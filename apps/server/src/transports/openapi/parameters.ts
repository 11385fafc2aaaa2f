import type { RestProcedure } from '../procedures.ts'
import type { Fields } from './fields.ts'

/** Headers for the time zone and the language, shared by all calls. */
const headerParameters: Record<string, Fields> = {
  TimeZone: {
    name: 'timezone',
    in: 'header',
    description: "IANA name of the player's time zone. Its days decide when tasks open and missions end",
    schema: { type: 'string', examples: ['Europe/Sofia'] },
  },
  TimeZoneOffset: {
    name: 'timezone-offset',
    in: 'header',
    description:
      "Minutes west of UTC, like JavaScript's `getTimezoneOffset()`: UTC+2 is -120. `timezone` takes precedence",
    schema: { type: 'integer', minimum: -840, maximum: 720 },
  },
  Language: {
    name: 'accept-language',
    in: 'header',
    description: 'The language of the response: `bg` or `en`. By default the one in the profile',
    schema: { type: 'string', examples: ['bg', 'en'] },
  },
}

/** Headers of calls that can be repeated. */
const keyParameters: Record<string, Fields> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A client-chosen UUID, with or without quotes. The same call with the same key is executed once, and returns the same response for 24 hours (of an account with more than 16 MiB of responses: `idAlreadyUsed`). An `id` in the body must be equal',
    schema: { type: 'string', examples: ['"0199a8f4-6f0e-7c53-9a3e-0f7a5f1c2b3d"'] },
  },
}

/** A header of every call. */
const preferParameters: Record<string, Fields> = {
  Prefer: {
    name: 'Prefer',
    in: 'header',
    description:
      '`handling=strict` (RFC 7240): unknown fields are refused with `invalidData`, unknown query parameters with `invalidQueryParams`. By default they are ignored',
    schema: { type: 'string', examples: ['handling=strict'] },
  },
}

/** Headers of calls about one item with an entity tag (RFC 9110). */
const readParameters: Record<string, Fields> = {
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` that you have. If the item is still the same, the response is 304 without a body',
    schema: { type: 'string' },
  },
}

const changeParameters: Record<string, Fields> = {
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `ETag` that you read. If the item has changed since, nothing is done and the response is 412 `preconditionFailed`',
    schema: { type: 'string' },
  },
}

/** The headers of responses, under `components.headers`. */
export const sharedHeaders: Fields = {
  ETag: {
    description: 'The entity tag of the item. It changes whenever the response would',
    schema: { type: 'string', examples: ['"kP3v0Qm8y4wYc1f6b2nZtA"'] },
  },
  RateLimit: {
    description:
      'How many calls remain (`r`), and for how many seconds (`t`). Missing if the request is refused before it is counted',
    schema: { type: 'string', examples: ['"user";r=598;t=42'] },
  },
  RateLimitPolicy: {
    description:
      'How many calls are allowed (`q`), and in how many seconds (`w`). Missing if the request is refused before it is counted',
    schema: { type: 'string', examples: ['"user";q=600;w=60'] },
  },
}

/** The headers that say what remains of a limit. */
export const quotaHeaders: Fields = {
  ratelimit: { $ref: '#/components/headers/RateLimit' },
  'ratelimit-policy': { $ref: '#/components/headers/RateLimitPolicy' },
}

export const notModified: Fields = {
  description: 'The item is still the one of `If-None-Match`',
  headers: { etag: { $ref: '#/components/headers/ETag' } },
}

/** The shared parameters, under `components.parameters`. */
export const sharedParameters: Record<string, Fields> = {
  ...headerParameters,
  ...preferParameters,
  ...keyParameters,
  ...readParameters,
  ...changeParameters,
}

const references = (parameters: Record<string, Fields>): Fields[] =>
  Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` }))

export const headers: Fields[] = references(headerParameters)

/** The headers of a call. */
export const headersOf = ({ meta, method }: RestProcedure): Fields[] => [
  ...(meta.key ? references(keyParameters) : []),
  ...(meta.conditional ? references(method === 'GET' ? readParameters : changeParameters) : []),
  ...references(preferParameters),
  ...headers,
]

/** The kind of item by the part of the path before its id. */
const subjects: Record<string, string> = {
  groups: 'The group',
  users: 'The member, by `userId`',
  members: 'The member, by `id`',
  tasks: 'The task',
  missions: 'The mission',
  rewards: 'The reward',
  accept: 'The invitation',
  decline: 'The invitation',
  invitations: 'The invitation',
  avatar: 'The avatar',
  avatars: 'The avatar',
  'set-generated-avatar': 'The generated avatar',
  board: 'The board',
  boards: 'The board',
  questions: 'The question',
  sessions: 'The session',
  notifications: 'The notification',
  payments: 'The payment',
  tokens: 'The token',
  webhooks: 'The webhook',
  deliveries: 'The delivery',
  apps: 'The connected app',
  checklist: 'The item of the checklist',
  children: 'The child, by `userId`',
  'days-off': 'The days off',
  deeds: 'The deed',
  devices: 'The device',
  'generated-avatars': 'The generated avatar',
  passkeys: 'The passkey',
  pools: 'The savings goal',
  promises: 'The promised reward',
  swaps: 'The swap of turns',
  tags: 'The tag',
}

/** A parameter with a description, which is removed from its schema. */
export function describeParameter({ path, fields }: RestProcedure, parameter: Fields): Fields {
  const { description: _said, ...schema } = parameter.schema as Fields
  const parts = path.split('/')
  const subject = subjects[parts[parts.indexOf(`{${String(parameter.name)}}`) - 1] ?? '']
  const description = subject ?? fields[String(parameter.name)]?.meta()?.description ?? parameter.description
  return { ...parameter, ...(description !== undefined && { description }), schema }
}
