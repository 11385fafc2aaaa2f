import { getTRPCErrorFromUnknown, initTRPC, TRPCError, type TRPCMiddlewareFunction } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import type { OpenApiMeta } from 'trpc-to-openapi'
import { ZodError, ZodType } from 'zod'
import type { Scope } from './areas.ts'
import type { RequestContext } from './context.ts'
import type { DeviceRight } from './device-rights.ts'
import { bodyOf, DomainError, type ErrorBody, type ErrorCode, trpcCodeOf, unexpectedBody } from './errors.ts'
import type { MetricsRecorder } from './metrics.ts'
import type { KeyKind } from './retries/keyed-call.ts'
import { toDomainError } from './transaction.ts'

/** That a call is deprecated, and its announced end: docs/stability.md. One without an end stays. */
export interface Deprecation {
  /** The first day, in UTC. */
  since: `${number}-${number}-${number}`
  end?: {
    /** The day from which the call may be gone, at least twelve months later. */
    sunset: `${number}-${number}-${number}`
    /** The announcement. */
    link: `https://${string}`
  }
}

/** The metadata of a procedure: its REST route, its error codes, and who may call it. */
export interface ProcedureMeta extends OpenApiMeta {
  errors?: readonly ErrorCode[]
  /** The scopes that an API token needs. Without any, only sessions may call it. */
  scopes?: readonly Scope[]
  /** Whether one of the scopes is enough, as the call returns only what they allow to read. */
  anyScope?: boolean
  /** Who may make the call on a shared device. Without this it is closed to devices. */
  device?: DeviceRight
  /** How the call can be repeated (`retries/once.ts`). Without it, the call accepts no key. */
  key?: KeyKind
  /** Whether the item of the call has an entity tag (`preconditions.ts`). */
  conditional?: boolean
  deprecated?: Deprecation
  /** Whether a call without a REST route is for everyone. */
  open?: boolean
}

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    // The REST transport calls the router directly, so tRPC must know that it runs on a server.
    isServer: true,
    // Pings keep proxies from closing an idle stream, and let clients detect a dead one.
    sse: { ping: { enabled: true, intervalMs: 25_000 }, client: { reconnectAfterInactivityMs: 60_000 } },
    errorFormatter: ({ shape, error }) => failureShape(error, shape.data.path),
  })

/** An error in the format of tRPC clients. */
export function failureShape(error: TRPCError, path: string | undefined) {
  const body = error.cause instanceof DomainError ? bodyOf(error.cause) : transportFault(error)
  const { code } = error
  const data = { code, httpStatus: getHTTPStatusCodeFromError(error), ...(path !== undefined && { path }), error: body }
  return { message: body.message, code: TRPC_ERROR_CODES_BY_KEY[code], data }
}

/** Errors that tRPC finds before a procedure runs: an unknown path, or a body that is not JSON. */
function transportFault(error: TRPCError): ErrorBody {
  if (error.code === 'NOT_FOUND') return bodyOf(new DomainError('notFound'))
  if (error.code === 'METHOD_NOT_SUPPORTED') return bodyOf(new DomainError('methodNotAllowed'))
  if (error.code === 'PAYLOAD_TOO_LARGE') return bodyOf(new DomainError('payloadTooLarge'))
  if (error.code === 'PARSE_ERROR' || error.code === 'BAD_REQUEST' || error.code === 'UNSUPPORTED_MEDIA_TYPE') {
    return bodyOf(new DomainError('invalidData'))
  }
  return unexpectedBody
}

/** The maximum number of errors in `details`: a request can contain a hundred thousand. */
const maxDetails = 100

/**
 * An invalid input: `invalidQueryParams` for the query of a GET, otherwise `invalidData`. If path and query are both
 * invalid, the path is reported.
 */
function inputError(error: ZodError, meta: ProcedureMeta | undefined): DomainError {
  const issues = error.issues
  const path = meta?.openapi?.path ?? ''
  const ofPath = issues.filter((issue) => path.includes(`{${String(issue.path[0])}}`))
  const isGet = meta?.openapi?.method === 'GET'
  const isPathOfGet = isGet && ofPath.length > 0
  const reported = isPathOfGet ? ofPath : issues
  return new DomainError(isGet && !isPathOfGet ? 'invalidQueryParams' : 'invalidData', {
    details: reported.slice(0, maxDetails).map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  })
}

/** The error of the contract. Undefined for an unexpected error. */
function expectedFault(error: TRPCError, meta: ProcedureMeta | undefined): DomainError | undefined {
  const cause = toDomainError(error.cause)
  if (cause instanceof DomainError) return cause
  if (error.code !== 'BAD_REQUEST') return undefined
  if (cause instanceof ZodError) return inputError(cause, meta)
  // Input that a transport could not parse: invalid JSON, or an invalid batch.
  if (cause !== undefined && !(cause instanceof SyntaxError)) return undefined
  return new DomainError(meta?.openapi?.method === 'GET' ? 'invalidQueryParams' : 'invalidData')
}

type Guard<Added> = TRPCMiddlewareFunction<RequestContext, ProcedureMeta, object, Added, unknown>

/**
 * Runs a guard, and converts errors of the guard and the procedure: expected ones to a TRPCError with a DomainError as
 * its cause, others are logged. It is one middleware because each costs tRPC some microseconds per call.
 */
const reporting =
  <Added>(guard: Guard<Added>): Guard<Added> =>
  async (call) => {
    const { ctx, meta, path } = call
    const { metrics, log } = ctx.services
    const start = performance.now()
    const report = (outcome: Parameters<MetricsRecorder['procedure']>[1]) =>
      metrics?.procedure(path, outcome, (performance.now() - start) / 1000)
    let error: TRPCError
    try {
      const result = await guard(call)
      if (result.ok) {
        report('done')
        return result
      }
      error = result.error
    } catch (cause) {
      error = getTRPCErrorFromUnknown(cause)
    }
    const expected = expectedFault(error, meta)
    report(expected?.code ?? 'unexpected')
    if (expected) throw new TRPCError({ code: trpcCodeOf(expected.code), message: expected.code, cause: expected })
    const { requestId } = ctx.head
    log.error({ err: error.cause ?? error, procedure: path, requestId }, 'a procedure failed unexpectedly')
    throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: unexpectedBody.message })
  }

/**
 * Makes a builder parse its schemas synchronously. tRPC would call `parseAsync`, which does not use Zod's compiled
 * parsers, and a list of 100 tasks would take four times as long. No schema here is asynchronous.
 */
function parsingAtOnce<Builder extends object>(builder: Builder): Builder {
  return new Proxy(builder, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...given: unknown[]) => {
        for (const schema of given) if (schema instanceof ZodType) Object.assign(schema, { parseAsync: undefined })
        const made: unknown = method.apply(target, given)
        return typeof made === 'object' && made !== null ? parsingAtOnce(made) : made
      }
    },
  })
}

/** Procedures behind a guard, which adds to their context. */
export const guardedBy = <Added>(guard: Guard<Added>) => parsingAtOnce(t.procedure.use(reporting(guard)))

export const { router, mergeRouters } = t
