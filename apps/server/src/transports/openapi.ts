import { appRouter, type ErrorCode, statusOf, typeOf } from '@questboard/api'
import { generateOpenApiDocument } from 'trpc-to-openapi'
import { type RestProcedure, restProcedures } from './procedures.ts'
import { streamPath } from './stream.ts'

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null | undefined
type Fields = { [key: string]: Json }

const title = 'Questboard'

const description = `Tasks, missions and rewards as a board game.

Sign in with \`POST /auth/login\` and send the token as \`Authorization: Bearer TOKEN\`. Name your time zone in the
header \`timezone\` (an IANA name) or \`timezone-offset\` (minutes, as JavaScript's \`getTimezoneOffset()\`), and your
language in \`accept-language\` (\`bg\` or \`en\`).

Every success is \`{ "result": … }\`, every failure \`{ "error": { "message": CODE, "type", "status", "details"? } }\`.`

/** What any call can meet; the others are told by each call. */
const ofEveryCall: ErrorCode[] = ['invalidTimezone', 'tooManyRequests', 'somethingWentWrong', 'serviceUnavailable']
const ofSignedIn: ErrorCode[] = ['authenticationFailed', 'expiredToken', 'yourAccountIsLocked', 'notAuthorized']

const headers: Fields[] = [
  { name: 'timezone', in: 'header', description: 'IANA name of the time zone', schema: { type: 'string' } },
  {
    name: 'timezone-offset',
    in: 'header',
    description: 'Minutes west of UTC; `timezone` wins over it',
    schema: { type: 'integer', minimum: -840, maximum: 720 },
  },
  { name: 'accept-language', in: 'header', schema: { type: 'string', examples: ['bg', 'en'] } },
]

function codesOf({ method, path, meta, fields }: RestProcedure): ErrorCode[] {
  const hasBody = method === 'POST' || method === 'PUT' || method === 'PATCH'
  const inPath = path.includes('{')
  const inQuery = method === 'GET' && Object.keys(fields).some((field) => !path.includes(`{${field}}`))
  return [
    ...(hasBody || inPath ? (['invalidData'] as const) : []),
    ...(inQuery ? (['invalidQueryParams'] as const) : []),
    ...(hasBody ? (['payloadTooLarge'] as const) : []),
    ...(meta.openapi?.protect === false ? [] : ofSignedIn),
    ...ofEveryCall,
    ...(meta.errors ?? []),
  ]
}

/** What most calls answer alike is told once, under `components.responses`. */
const shared: Record<string, { status: number; codes: ErrorCode[] }> = {
  NotSignedIn: { status: 401, codes: ['authenticationFailed', 'expiredToken'] },
  TooManyRequests: { status: 429, codes: ['tooManyRequests'] },
  // The one code with two statuses: here an unexpected fault of the server.
  Unexpected: { status: 500, codes: ['somethingWentWrong'] },
  Unavailable: { status: 503, codes: ['serviceUnavailable'] },
}

function failures(codes: ErrorCode[]): Fields {
  const byStatus = Map.groupBy(new Set(codes), statusOf)
  byStatus.set(500, ['somethingWentWrong'])
  return Object.fromEntries(
    [...byStatus]
      .sort(([one], [other]) => one - other)
      .map(([status, told]) => [String(status), failure(status, told)]),
  )
}

function failure(status: number, codes: ErrorCode[]): Fields {
  const same = Object.entries(shared).find(([, { status: of, codes: only }]) => {
    return of === status && only.length === codes.length && only.every((code) => codes.includes(code))
  })
  return same ? { $ref: `#/components/responses/${same[0]}` } : failureResponse(status, codes)
}

const failureResponse = (status: number, codes: ErrorCode[]): Fields => ({
  description: codes.map((code) => `\`${code}\``).join(', '),
  content: { 'application/json': { schema: failureSchema(status, codes) } },
})

const failureSchema = (status: number, codes: ErrorCode[]): Fields => ({
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['message', 'type', 'status'],
      properties: {
        message: { type: 'string', enum: codes },
        type: {
          type: 'string',
          enum: status === 500 ? ['InternalServerError'] : [...new Set(codes.map(typeOf))],
        },
        status: { type: 'integer', const: status },
        details: { type: 'array', items: { $ref: '#/components/schemas/ErrorDetail' } },
      },
    },
  },
})

const errorDetail: Fields = {
  type: 'object',
  description: 'One field at fault: its path (empty for the whole body) and what is wrong with it',
  required: ['path', 'message'],
  properties: { path: { type: 'string' }, message: { type: 'string' } },
}

/** The one call outside the envelope whose answer is no file. */
const streamOperation: Fields = {
  operationId: 'notificationsStream',
  summary: 'Notifications as they come, as server-sent events',
  description: `\`notification\` carries a Notification, \`count\` carries \`{ "notificationsCount": … }\`, on opening and at
every change. A comment comes every 25 seconds; nothing is replayed; the stream ends with the session.`,
  tags: ['Notifications'],
  security: [{ session: [] }, { token: ['notifications:read'] }],
  parameters: headers,
  responses: {
    200: { description: 'The stream', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    ...failures([...ofSignedIn, ...ofEveryCall]),
  },
}

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'What signing in answers with; it may call everything' },
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'qbp_…',
    description: 'A token for programs, made by `POST /users/tokens`; each call names the scopes that it needs',
  },
} as const

const securityOf = ({ meta: { scopes } }: RestProcedure): Json => [
  { session: [] },
  ...(scopes ? [{ token: [...scopes] }] : []),
]

/** The OpenAPI document of the REST layer: what the generator makes of the procedures, with envelope and error codes. */
export function openApiDocument(): Fields {
  const document = generateOpenApiDocument(appRouter, {
    title,
    description,
    version: '1.0.0',
    openApiVersion: '3.1.0',
    baseUrl: '/api',
    securitySchemes,
  }) as unknown as {
    paths: Record<string, Record<string, Fields>>
    components: { schemas?: Fields; responses?: Fields }
  }

  for (const procedure of restProcedures()) {
    const operation = document.paths[procedure.path]?.[procedure.method.toLowerCase()]
    if (!operation) throw new Error(`${procedure.name} is not in the document`)
    const responses = operation.responses as { 200: { content?: { 'application/json'?: { schema?: Json } } } }
    const schema = responses[200].content?.['application/json']?.schema ?? {}
    operation.operationId = procedure.name.replace(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase())
    operation.parameters = [...((operation.parameters as Json[] | undefined) ?? []), ...headers]
    // A session may call everything; a token for programs what its scopes include, and nothing where none are named.
    if (operation.security) operation.security = securityOf(procedure)
    operation.responses = {
      200: {
        description: 'Done',
        content: {
          'application/json': { schema: { type: 'object', required: ['result'], properties: { result: schema } } },
        },
      },
      ...failures(codesOf(procedure)),
    }
  }
  document.paths[streamPath] = { get: streamOperation }
  const named = Object.entries(document.components.schemas ?? {}).filter(([name]) => !name.startsWith('error.'))
  document.components.schemas = { ...Object.fromEntries(named), ErrorDetail: errorDetail }
  document.components.responses = Object.fromEntries(
    Object.entries(shared).map(([name, { status, codes }]) => [name, failureResponse(status, codes)]),
  )
  return document as unknown as Fields
}
