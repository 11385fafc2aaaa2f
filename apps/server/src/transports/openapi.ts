import { readFileSync } from 'node:fs'
import { appRouter, eventScopes } from '@questboard/api'
import { generateOpenApiDocument, type OpenApiRouter } from 'trpc-to-openapi'
import { apiVersion } from './api-version.ts'
import { bodyNames } from './openapi/bodies.ts'
import { defaultsInWords } from './openapi/defaults-in-words.ts'
import { codesOf, failureComponents, failures, ofSignedIn } from './openapi/failures.ts'
import type { Fields, Json } from './openapi/fields.ts'
import {
  describeParameter,
  headers,
  headersOf,
  notModified,
  quotaHeaders,
  sharedHeaders,
  sharedParameters,
} from './openapi/parameters.ts'
import { withProposals } from './openapi/proposals.ts'
import { scheduleComponents } from './openapi/schedules.ts'
import { tags } from './openapi/tags.ts'
import { tidy } from './openapi/tidy.ts'
import { webhookComponents, webhooks } from './openapi/webhooks.ts'
import { type RestProcedure, restProcedures } from './procedures.ts'
import { eventsPath, streamPath, wallStreamPath } from './stream.ts'

const title = 'Questboard'

const description = `Tasks, missions and rewards as a board game.

Programs use an API token from the settings, or from \`POST /users/tokens\`; apps for others use OAuth.
\`POST /auth/login\` starts a session for a person. Send the token as \`Authorization: Bearer TOKEN\`, your time zone in the
header \`timezone\` (an IANA name) or \`timezone-offset\` (minutes, as in JavaScript's \`getTimezoneOffset()\`), and your
language in \`accept-language\` (\`bg\` or \`en\`).

A successful response is \`{ "result": … }\`, an error \`{ "error": { "message": CODE, "type", "status", "details"? } }\`.
Gold, rubies, gems and experience are whole amounts; money is in hundredths of a euro. Unknown fields are
ignored. \`null\` is not the same as an omitted field. Lists are in order of creation, oldest first, unless the call says
otherwise. A call that is refused (4xx, 503) changes nothing. After a 500 or a lost response it may have been done.

A call with the header \`Idempotency-Key\` can be retried after a lost response: the same call with the same key is
executed once, and returns the same response for 24 hours. Responses carry \`RateLimit\`, \`RateLimit-Policy\` and \`x-request-id\`.

An unknown path returns 404 \`notFound\`. An unsupported method returns 405 \`methodNotAllowed\` with the header \`allow\`.
HEAD is like GET without the body. Repeat a query parameter for several values: \`?type=todo&type=daily\`.`

/** A recorded request and response, see \`tests/contract/walk.test.ts\`. */
export interface Example {
  body?: Fields
  answer?: Json
  failure?: { status: number; error: Fields }
}

/** The recorded examples by operation id. A test makes these calls and compares. */
const examples = JSON.parse(readFileSync(new URL('./openapi/examples.json', import.meta.url), 'utf8')) as Record<
  string,
  Example
>

const securitySchemes: Fields = {
  session: { type: 'http', scheme: 'bearer', description: 'The token from signing in. It allows all calls' },
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'qbp_…',
    description:
      'An API token, created with `POST /users/tokens`. Each call lists the scopes that it requires under `x-scopes`: all of them, unless it says that one is enough',
  },
  device: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'qbd_…',
    description: 'The token of a shared device of a group. It allows only its wall view, and to let players in',
  },
  person: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'qbp_d_…',
    description:
      "The token of a player on a shared device, from `POST /device/enter`: for the group of the device, with the rights of a plain member, and in the player's own paths. Calls that are not about a group are for children, except notifications",
  },
}

/**
 * Sessions may make all calls, except those of shared devices. API tokens need the scopes of the call, and may not make
 * calls without scopes.
 */
function securityOf({ meta: { openapi, scopes, device } }: RestProcedure): Json {
  if (openapi?.protect === false) return []
  if (device === 'wall') return [{ device: [] }]
  return [{ session: [] }, ...(scopes ? [{ token: [] }] : []), ...(device ? [{ person: [] }] : [])]
}

const listed = (scopes: readonly string[]): string => scopes.map((scope) => `\`${scope}\``).join(', ')

/** Scopes are not part of `security`: the standard has them for OAuth only. */
const scopesOf = (scopes: readonly string[] | undefined, description: Json): Fields =>
  scopes
    ? {
        description: [description, `Scopes: ${listed(scopes)}.`].filter((text) => text !== undefined).join('\n\n'),
        'x-scopes': [...scopes],
      }
    : {}

interface Operation extends Fields {
  parameters?: Fields[]
  requestBody?: { required: boolean; content: { 'application/json': { schema: Fields; example?: Json } } }
  responses: { 200: { content?: { 'application/json'?: { schema?: Json } } } }
}

/** The calls whose response has no envelope and is not a file. */
const streamOperation: Fields = {
  operationId: 'notificationsStream',
  summary: 'Stream notifications as server-sent events',
  description: `\`notification\` carries a Notification, \`count\` carries \`{ "notificationsCount": … }\`, first and after
every change. A comment is sent every 25 seconds. Past events are not replayed. The stream ends with the session.

Deprecated: \`GET /user/events\` continues after a lost connection. This stream stays without an end date.`,
  deprecated: true,
  tags: ['Notifications'],
  security: [{ session: [] }, { token: [] }],
  'x-scopes': ['notifications:read'],
  parameters: headers,
  responses: {
    200: {
      description: 'The stream, until the session ends or the client disconnects',
      content: {
        'text/event-stream': {
          schema: { type: 'string' },
          example: 'event: count\ndata: {"notificationsCount":1}\n\n',
        },
      },
    },
    ...failures(['invalidTimezone', 'tooManyRequests', 'serviceUnavailable', ...ofSignedIn]),
  },
}

const eventsOperation: Fields = {
  operationId: 'eventsStream',
  summary: 'Stream your events as server-sent events',
  description: `Each event has an \`id\`, an Event as its data, and no name. \`event: ping\` comes first, with the id from which on
events are sent, and then every 25 seconds. After a lost connection, send the last id as \`Last-Event-ID\`: the events since
then come first, for 24 hours. If some of them are no longer kept, one \`event: reset\` comes instead, whose id is where to
continue: read the lists again. At most 20 streams are open for a user, and another one closes the oldest. The stream ends
with the session.

Scopes: one of ${listed(eventScopes)} is enough. A token receives the events of what it may read.`,
  tags: ['Events'],
  security: [{ session: [] }, { token: [] }],
  'x-scopes': [...eventScopes],
  parameters: [
    ...headers,
    { name: 'Last-Event-ID', in: 'header', description: 'The id of the last event', schema: { type: 'string' } },
  ],
  responses: {
    200: {
      description: 'The stream, until the session ends or the client disconnects',
      content: {
        'text/event-stream': { schema: { type: 'string' }, example: 'id: 12\nevent: ping\ndata: {}\n\n' },
      },
    },
    ...failures(['invalidTimezone', 'tooManyRequests', 'serviceUnavailable', ...ofSignedIn]),
  },
}

const wallStreamOperation: Fields = {
  operationId: 'deviceStream',
  summary: 'Stream the wall view of a shared device as server-sent events',
  description: `\`wall\` carries a Wall: first, and after every change, at most every 300 ms. A comment is sent every 25
seconds. The stream ends within a second when the device is revoked.`,
  tags: ['Shared devices'],
  security: [{ device: [] }],
  parameters: headers,
  responses: {
    200: {
      description: 'The stream, until the device is revoked or disconnects',
      content: {
        'text/event-stream': {
          schema: { type: 'string' },
          example: `event: wall\ndata: ${JSON.stringify(examples.deviceWall?.answer)}\n\n`,
        },
      },
    },
    ...failures(['invalidTimezone', 'tooManyRequests', 'serviceUnavailable', ...ofSignedIn]),
  },
}

/** `tasks.complete` is `tasksComplete`. Generated clients use the name, so it must not change. */
export const operationIdOf = ({ name }: Pick<RestProcedure, 'name'>): string =>
  name.replace(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase())

function describe(
  operation: Operation,
  procedure: RestProcedure,
  nameBody: (operationId: string, body: Fields) => Fields,
): Fields {
  const operationId = operationIdOf(procedure)
  const { body, answer, failure }: Example = examples[operationId] ?? {}
  const result = operation.responses[200].content?.['application/json']?.schema ?? {}
  const { requestBody, parameters = [], responses: _generated, ...said } = operation
  const sent = requestBody?.content['application/json'].schema
  const isTagged = procedure.meta.conditional && procedure.method === 'GET'
  return {
    ...said,
    ...scopesOf(procedure.meta.scopes, said.description),
    operationId,
    security: securityOf(procedure),
    parameters: [...parameters.map((parameter) => describeParameter(procedure, parameter)), ...headersOf(procedure)],
    ...(sent && {
      requestBody: {
        // A missing body is an empty one.
        required: Array.isArray(sent.required) && sent.required.length > 0,
        content: { 'application/json': { schema: nameBody(operationId, sent), ...(body && { example: body }) } },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        headers: { ...(isTagged && { etag: { $ref: '#/components/headers/ETag' } }), ...quotaHeaders },
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['result'],
              properties: { result },
              additionalProperties: false,
            },
            ...(answer !== undefined && { example: { result: answer } }),
          },
        },
      },
      ...(isTagged && { 304: { $ref: '#/components/responses/NotModified' } }),
      ...failures(codesOf(procedure), failure),
    },
  }
}

/** The OpenAPI document of the REST layer, generated from the procedures, with the envelope and the error codes. */
export function openApiDocument(router: OpenApiRouter = appRouter): Fields {
  const document = generateOpenApiDocument(router, {
    title,
    description,
    version: apiVersion,
    openApiVersion: '3.1.0',
    baseUrl: '/api',
    contact: { name: 'Questboard' },
    license: { name: 'MIT', identifier: 'MIT' },
  }) as unknown as {
    info: Fields
    paths: Record<string, Record<string, Operation>>
    components: { schemas?: Fields }
  }

  const { GivenSchedule: _byType, ...components } = document.components.schemas ?? {}
  const schemas = Object.entries(components).filter(([name]) => !name.startsWith('error.'))
  const bodies = bodyNames((name) => name in components)
  const paths: Record<string, Fields> = {}
  for (const procedure of restProcedures(router)) {
    const { path, method, name } = procedure
    const operation = document.paths[path]?.[method.toLowerCase()]
    if (!operation) throw new Error(`${name} is not in the document`)
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation, procedure, bodies.name) }
  }
  paths[streamPath] = { get: streamOperation }
  paths[eventsPath] = { get: eventsOperation }
  paths[wallStreamPath] = { get: wallStreamOperation }
  const used = new Set(Object.values(paths).flatMap((operations) => Object.values(operations).flatMap(tagsOf)))
  return tidy({
    openapi: '3.1.0',
    info: document.info,
    servers: [{ url: '/api', description: 'The server that serves this document' }],
    tags: tags.filter(({ name }) => used.has(name)) as unknown as Json,
    paths,
    webhooks: webhooks(),
    components: {
      securitySchemes,
      parameters: sharedParameters,
      schemas: {
        ...withProposals(Object.fromEntries(schemas) as Fields, bodies.add),
        ...(defaultsInWords(scheduleComponents) as Fields),
        ...bodies.schemas,
        ...webhookComponents(),
        ...failureComponents.schemas,
      },
      headers: sharedHeaders,
      responses: { NotModified: notModified, ...failureComponents.responses },
    },
  }) as Fields
}

const tagsOf = (operation: Json): string[] => ((operation as Fields).tags as string[] | undefined) ?? []
