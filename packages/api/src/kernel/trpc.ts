import { getTRPCErrorFromUnknown, initTRPC, TRPCError, type TRPCMiddlewareFunction } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import type { OpenApiMeta } from 'trpc-to-openapi'
import { ZodError, ZodType } from 'zod'
import type { Scope } from './areas.ts'
import type { RequestContext } from './context.ts'
import { bodyOf, DomainError, type ErrorBody, type ErrorCode, trpcCodeOf, unexpectedBody } from './errors.ts'
import type { Meter } from './meter.ts'
import type { KeyKind } from './retries/keyed-call.ts'
import { inDomainTerms } from './transaction.ts'

/** What a procedure says of itself beyond its types: its place in the REST layer, the codes of its own, who may call it. */
export interface ProcedureMeta extends OpenApiMeta {
  errors?: readonly ErrorCode[]
  /** All that a token for programs needs; without any, only a session may call it. */
  scopes?: readonly Scope[]
  /** How the call can be sent again (`retries/once.ts`); without it, the call takes no key. */
  key?: KeyKind
}

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    // REST is a transport of our own, which runs on the server as the tRPC one does.
    isServer: true,
    // Keeps proxies from taking a quiet stream for a dead one, and windows from waiting on one that is.
    sse: { ping: { enabled: true, intervalMs: 25_000 }, client: { reconnectAfterInactivityMs: 60_000 } },
    errorFormatter: ({ shape, error }) => failureShape(error, shape.data.path),
  })

/** A failure as the clients of tRPC read it. */
export function failureShape(error: TRPCError, path: string | undefined) {
  const body = error.cause instanceof DomainError ? bodyOf(error.cause) : transportFault(error)
  const { code } = error
  const data = { code, httpStatus: getHTTPStatusCodeFromError(error), ...(path !== undefined && { path }), error: body }
  return { message: body.message, code: TRPC_ERROR_CODES_BY_KEY[code], data }
}

/** Faults that tRPC finds before a procedure runs: an unknown path, a body that is no JSON. */
function transportFault(error: TRPCError): ErrorBody {
  if (error.code === 'NOT_FOUND') return bodyOf(new DomainError('notFound'))
  if (error.code === 'METHOD_NOT_SUPPORTED') return bodyOf(new DomainError('methodNotAllowed'))
  if (error.code === 'PAYLOAD_TOO_LARGE') return bodyOf(new DomainError('payloadTooLarge'))
  if (error.code === 'PARSE_ERROR' || error.code === 'BAD_REQUEST' || error.code === 'UNSUPPORTED_MEDIA_TYPE') {
    return bodyOf(new DomainError('invalidData'))
  }
  return unexpectedBody
}

/** Faults of one input that are described: a request can hold a hundred thousand. */
const mostDetails = 100

/**
 * Input that does not fit: `invalidQueryParams` where the query of a GET is at fault, else `invalidData`.
 * The path comes first, so a fault in both is the path's.
 */
function inputError(error: ZodError, meta: ProcedureMeta | undefined): DomainError {
  const issues = error.issues
  const path = meta?.openapi?.path ?? ''
  const ofPath = issues.filter((issue) => path.includes(`{${String(issue.path[0])}}`))
  const inQuery = meta?.openapi?.method === 'GET' && ofPath.length === 0
  const told = ofPath.length > 0 && meta?.openapi?.method === 'GET' ? ofPath : issues
  return new DomainError(inQuery ? 'invalidQueryParams' : 'invalidData', {
    details: told.slice(0, mostDetails).map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  })
}

/** What went wrong in the words of the contract; undefined when it is a fault of ours. */
function expectedFault(error: TRPCError, meta: ProcedureMeta | undefined): DomainError | undefined {
  const cause = inDomainTerms(error.cause)
  if (cause instanceof DomainError) return cause
  if (error.code !== 'BAD_REQUEST') return undefined
  if (cause instanceof ZodError) return inputError(cause, meta)
  // What a transport could not read: text that is no JSON, or a batch without places.
  if (cause !== undefined && !(cause instanceof SyntaxError)) return undefined
  return new DomainError(meta?.openapi?.method === 'GET' ? 'invalidQueryParams' : 'invalidData')
}

type Guard<Added> = TRPCMiddlewareFunction<RequestContext, ProcedureMeta, object, Added, unknown>

/**
 * Runs a guard, and turns what is thrown in it or behind it into a TRPCError whose cause is a DomainError, or logs it as
 * a fault of ours. One middleware for both: each takes tRPC some microseconds of every call.
 */
const reporting =
  <Added>(guard: Guard<Added>): Guard<Added> =>
  async (call) => {
    const { ctx, meta, path } = call
    const { meter, log } = ctx.services
    const start = performance.now()
    const report = (outcome: Parameters<Meter['procedure']>[1]) =>
      meter?.procedure(path, outcome, (performance.now() - start) / 1000)
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
 * Has the schemas of a builder parsed at once: tRPC would ask them by `parseAsync`, for which Zod leaves aside what it has
 * compiled, and a list of 100 tasks takes four times as long. None of ours waits for anything.
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

/** The procedures behind a guard, which adds to their context. */
export const guardedBy = <Added>(guard: Guard<Added>) => parsingAtOnce(t.procedure.use(reporting(guard)))

export const { router, mergeRouters } = t
