import { readFileSync } from 'node:fs'
import { errorCodes, statusOf, typeOf, unexpectedBody } from '@questboard/api'
import { documentFile } from '@questboard/server/document-file'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface Answer {
  $ref?: string
  content?: Record<string, { schema: object }>
}

type Operations = Record<string, { responses: Record<string, Answer> }>

/** As it is served. Another test compares it with the procedures. */
const document = JSON.parse(readFileSync(documentFile, 'utf8')) as {
  paths: Record<string, Operations>
  components: { responses: Record<string, Answer> }
}

const name = 'https://questboard.example/openapi.json'
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(document, name)

const pointer = (parts: string[]): string =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

const compiled = new Map<string, ValidateFunction>()

/** Compiled on first use, because a test file sees few of all responses. */
function validatorAt(parts: string[]): ValidateFunction {
  const at = `${name}#${pointer(parts)}`
  const validate = compiled.get(at) ?? ajv.compile({ $ref: at })
  compiled.set(at, validate)
  return validate
}

/** The difference between a response and the document; undefined if it is valid. */
export function mismatchOf(
  { method, path }: { method: string; path: string },
  { status, mediaType, body }: { status: number; mediaType: string; body: string },
): string | undefined {
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) return 'the document has no such call'
  const described = operation.responses[status]
  if (!described) return `the document knows no status ${status} of it: ${body}`
  const shared = described.$ref?.split('/').at(-1)
  const answer = shared === undefined ? described : document.components.responses[shared]
  if (status === 304) return body === '' ? undefined : 'a response 304 has no body'
  const type = mediaType.split(';')[0] ?? ''
  if (!answer?.content?.[type]) return `the document knows no ${type} with status ${status} of it`
  if (type !== 'application/json') return undefined
  const place =
    shared === undefined
      ? ['paths', path, method.toLowerCase(), 'responses', String(status)]
      : ['components', 'responses', shared]
  const validate = validatorAt([...place, 'content', type, 'schema'])
  const value: unknown = JSON.parse(body)
  if (!validate(value)) return `${ajv.errorsText(validate.errors)} in ${body.slice(0, 500)}`
  return status === 200 ? undefined : contradictionOf(status, (value as { error: ErrorFields }).error)
}

interface ErrorFields {
  message: (typeof errorCodes)[number]
  type: string
  status: number
}

/** Code, type and status of an error must match the table of codes. */
function contradictionOf(status: number, { message, type, status: described }: ErrorFields): string | undefined {
  const wanted =
    status === unexpectedBody.status
      ? unexpectedBody
      : { type: errorCodes.includes(message) ? typeOf(message) : undefined, status: statusOf(message) }
  const fits = type === wanted.type && described === status && wanted.status === status
  return fits ? undefined : `${message} is sent as ${type} with ${described} and status ${status}`
}

/**
 * Validates every REST response of a server against the document. An invalid one is replaced by an error, so that the
 * call fails, and is added to `faults` for tests that ignore the response.
 */
export function checkResponses(app: FastifyInstance): string[] {
  const faults: string[] = []
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const path = request.routeOptions.url?.replace(/^\/api/, '').replaceAll(/:(\w+)/g, '{$1}')
    if (!request.url.startsWith('/api/') || path === undefined || !document.paths[path]?.[request.method.toLowerCase()])
      return payload
    const mediaType = String(reply.getHeader('content-type'))
    const fault = mismatchOf(
      { method: request.method, path },
      { status: reply.statusCode, mediaType, body: String(payload ?? '') },
    )
    if (fault === undefined) return payload
    faults.push(`${request.method} ${path}: ${fault}`)
    reply.code(599).removeHeader('content-length')
    return JSON.stringify({ error: { message: `not as described: ${fault}` } })
  })
  return faults
}
