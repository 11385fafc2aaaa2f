import type { RestProcedure } from '../procedures.ts'
import type { Fields } from './fields.ts'

/** What a request says of its sender's place, told once for all calls. */
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

/** Of calls that can be sent again. */
const keyParameters: Record<string, Fields> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A client-chosen UUID, with or without quotes. The same call with the same key is executed once, and returns the same response for 24 hours. An `id` in the body must be equal',
    schema: { type: 'string', examples: ['"0199a8f4-6f0e-7c53-9a3e-0f7a5f1c2b3d"'] },
  },
}

/** What calls refer to, under `components.parameters`. */
export const sharedParameters: Record<string, Fields> = { ...headerParameters, ...keyParameters }

const references = (parameters: Record<string, Fields>): Fields[] =>
  Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` }))

export const headers: Fields[] = references(headerParameters)

/** The headers that a call takes. */
export const headersOf = ({ meta }: RestProcedure): Fields[] =>
  meta.key ? [...references(keyParameters), ...headers] : headers

/** What the part of a path before an id is about. */
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

/** A parameter with what it is about; what its schema says of that is not said twice. */
export function describeParameter({ path, fields }: RestProcedure, parameter: Fields): Fields {
  const { description: _said, ...schema } = parameter.schema as Fields
  const parts = path.split('/')
  const subject = subjects[parts[parts.indexOf(`{${String(parameter.name)}}`) - 1] ?? '']
  const description = subject ?? fields[String(parameter.name)]?.meta()?.description ?? parameter.description
  return { ...parameter, ...(description !== undefined && { description }), schema }
}
