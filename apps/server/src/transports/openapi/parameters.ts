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
      'A client-chosen UUID, with or without quotes. The same call with the same key is executed once, and returns the same response for 24 hours. An `id` in the body must be equal',
    schema: { type: 'string', examples: ['"0199a8f4-6f0e-7c53-9a3e-0f7a5f1c2b3d"'] },
  },
}

/** The shared parameters, under `components.parameters`. */
export const sharedParameters: Record<string, Fields> = { ...headerParameters, ...keyParameters }

const references = (parameters: Record<string, Fields>): Fields[] =>
  Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` }))

export const headers: Fields[] = references(headerParameters)

/** The headers of a call. */
export const headersOf = ({ meta }: RestProcedure): Fields[] =>
  meta.key ? [...references(keyParameters), ...headers] : headers

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
}

/** A parameter with a description, which is removed from its schema. */
export function describeParameter({ path, fields }: RestProcedure, parameter: Fields): Fields {
  const { description: _said, ...schema } = parameter.schema as Fields
  const parts = path.split('/')
  const subject = subjects[parts[parts.indexOf(`{${String(parameter.name)}}`) - 1] ?? '']
  const description = subject ?? fields[String(parameter.name)]?.meta()?.description ?? parameter.description
  return { ...parameter, ...(description !== undefined && { description }), schema }
}
