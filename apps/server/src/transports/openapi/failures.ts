import { type ErrorCode, type ErrorType, errorCodes, statusOf, typeOf } from '@questboard/api'
import type { RestProcedure } from '../procedures.ts'
import type { Fields } from './fields.ts'
import { meanings } from './meanings.ts'
import { quotaHeaders } from './parameters.ts'

/** Errors of every call. Others are listed by each call. */
const ofEveryCall: ErrorCode[] = ['invalidTimezone', 'tooManyRequests', 'serviceUnavailable']
export const ofSignedIn: ErrorCode[] = ['authenticationFailed', 'expiredToken', 'yourAccountIsLocked', 'notAuthorized']

/** The only code with two statuses: an unexpected server error is not a BadRequest. */
const unexpected: ErrorType = 'InternalServerError'

/** All error codes of a call, including those of every call. */
export function codesOf({ method, meta }: RestProcedure): ErrorCode[] {
  return [
    // Of any method also for clients that prefer to know of unknown fields and query parameters.
    'invalidData',
    'invalidQueryParams',
    ...(method === 'GET' ? [] : (['payloadTooLarge'] as const)),
    ...(meta.openapi?.protect === false ? [] : ofSignedIn),
    ...ofEveryCall,
    ...(meta.errors ?? []),
  ]
}

/** Responses that most calls share, under `components.responses`. */
const shared: Record<string, ErrorCode[]> = {
  InvalidInput: ['invalidData', 'invalidQueryParams', 'invalidTimezone'],
  InvalidTimeZone: ['invalidTimezone'],
  NotSignedIn: ['authenticationFailed', 'expiredToken'],
  NotAllowed: ['yourAccountIsLocked', 'notAuthorized'],
  PayloadTooLarge: ['payloadTooLarge'],
  TooManyRequests: ['tooManyRequests'],
  Unavailable: ['serviceUnavailable'],
}

const key = (codes: readonly ErrorCode[]): string => [...codes].sort().join(' ')
const sharedBy = new Map(Object.entries(shared).map(([name, codes]) => [key(codes), name]))

const reference = (name: string): Fields => ({ $ref: `#/components/responses/${name}` })

/** The error responses of a call, by status. */
export function failures(codes: ErrorCode[], example?: { status: number; error: Fields }): Fields {
  const byStatus = [...Map.groupBy(new Set(codes), statusOf)].sort(([a], [b]) => a - b)
  const described = byStatus.map(([status, of]) => {
    const name = sharedBy.get(key(of))
    const shown = example?.status === status ? example.error : undefined
    // The example belongs to this call, so the response is not shared.
    return [String(status), name && !shown ? reference(name) : failure(status, of, shown)]
  })
  const before = described.filter(([status]) => Number(status) < 500)
  const after = described.filter(([status]) => Number(status) > 500)
  return Object.fromEntries([...before, ['500', reference('Unexpected')], ...after])
}

function failure(status: number, codes: ErrorCode[], example?: Fields): Fields {
  const isForLater = status === 429 || codes.includes('serviceUnavailable') || codes.includes('requestInProgress')
  const headers = {
    ...(isForLater && { 'retry-after': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } } }),
    ...(status === 429 && quotaHeaders),
  }
  return {
    description: codes.map((code) => `\`${code}\`: ${meanings[code]}`).join('\n\n'),
    ...(isForLater && { headers }),
    content: {
      'application/json': { schema: schemaOf(codes, status), ...(example && { example: { error: example } }) },
    },
  }
}

/** The envelope of an error, with the codes of one response. */
const envelopeOf = (message: Fields, status: Fields): Fields => ({
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['message', 'type', 'status'],
      properties: { message, type: { $ref: '#/components/schemas/ErrorType' }, status, details },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
})

const details: Fields = {
  type: 'array',
  description:
    'For `invalidData`, `invalidQueryParams` and `resultOfTheTaskRequired`: the invalid fields. For `wrongCredentials` of a second factor: what is wrong with the code. For `taskNotDue`, `notYourTurn`, `taskTakenByAnother` and `poolWouldOverflow`: their value, as `message`',
  items: { $ref: '#/components/schemas/ErrorDetail' },
}

const schemaOf = (codes: ErrorCode[], status: number): Fields =>
  envelopeOf({ type: 'string', enum: codes }, { type: 'integer', enum: [status] })

/** The components of error responses. */
export const failureComponents: { schemas: Fields; responses: Fields } = {
  schemas: {
    ErrorCode: {
      type: 'string',
      description: `The error code. Codes are stable:\n\n${errorCodes
        .map((code) => `- \`${code}\` (${statusOf(code)}): ${meanings[code]}`)
        .join('\n')}`,
      enum: errorCodes,
    },
    ErrorType: {
      type: 'string',
      description: 'The category of the error. Each has one status',
      enum: [...new Set([...errorCodes.map(typeOf), unexpected])],
    },
    Failure: {
      description: 'The body of every error response',
      ...envelopeOf({ $ref: '#/components/schemas/ErrorCode' }, { type: 'integer', description: 'The HTTP status' }),
    },
    ErrorDetail: {
      type: 'object',
      required: ['path', 'message'],
      properties: {
        path: { type: 'string', description: 'The path, such as `tasks.0.title`. Empty for the whole body' },
        message: { type: 'string', description: 'The reason, in English, for developers' },
      },
      additionalProperties: false,
    },
  },
  responses: {
    ...Object.fromEntries(
      Object.entries(shared).map(([name, codes]) => [name, failure(statusOf(codes[0] as ErrorCode), codes)]),
    ),
    Unexpected: {
      description: `\`somethingWentWrong\`: ${meanings.somethingWentWrong}`,
      headers: {
        'x-request-id': { description: "The request id in the server's log", schema: { type: 'string' } },
      },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
}
