import { type AnyTRPCRouter, callTRPCProcedure, getTRPCErrorFromUnknown, TRPCError } from '@trpc/server'
import { getHTTPStatusCode } from '@trpc/server/http'
import type { TRPCErrorShape } from '@trpc/server/rpc'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { disconnectSignal } from './disconnect-signal.ts'
import { isJson, readInputs } from './read-input.ts'
import { type BatchBounds, type CallResponse, limitsExceeded, respondWithin, responseOf } from './respond-within.ts'

/** The calls of one request: queries or mutations, by name. */
export interface Calls {
  type: 'query' | 'mutation'
  called: { path: string; isKnown: boolean }[]
  isBatch: boolean
  /** The input of a single call, or inputs by index, as JSON. */
  input: string | undefined
}

/** A router, and the format of its responses. */
export interface Served {
  router: AnyTRPCRouter
  createContext: (request: FastifyRequest) => object
  /** An error in the format of the router's error formatter. */
  shapeOf: (error: TRPCError, path: string | undefined) => TRPCErrorShape<object>
  /** Headers of a response with these errors. */
  headersOf: (errors: TRPCError[]) => Record<string, string>
  bounds: BatchBounds
  /** Counts the length of the longest response to a call of a request, in characters. */
  weigh?: (ctx: object, characters: number) => Promise<void>
}

const typeOf: Record<string, Calls['type'] | undefined> = { GET: 'query', POST: 'mutation' }

/**
 * Reads the calls of a request by tRPC's HTTP protocol, if it is one that its clients send for one whole response:
 * procedures of the type of the method, with JSON. In a batch some may be unknown, as to a client that
 * is older than the server. Undefined for anything else, which is left to tRPC's adapter: subscriptions, streamed
 * responses, other bodies, and a single call that is refused.
 * @param types of the procedures by their names
 */
export function readCalls(types: ReadonlyMap<string, string>, request: FastifyRequest): Calls | undefined {
  const { method, headers, body } = request
  const { path } = request.params as { path: string }
  const { batch, input } = request.query as Record<string, string | string[] | undefined>
  const type = typeOf[method]
  if (!type || Array.isArray(batch) || Array.isArray(input)) return undefined
  if (headers['trpc-accept'] || headers.accept?.includes('jsonl')) return undefined
  const mediaType = headers['content-type']
  if (!(isJson(mediaType) || (type === 'query' && mediaType === undefined))) return undefined

  const isBatch = batch === '1'
  const called = (isBatch ? path.split(',') : [path]).map((path) => ({ path, isKnown: types.has(path) }))
  if (called.some(({ path, isKnown }) => (isKnown ? types.get(path) !== type : !isBatch))) return undefined
  return { type, called, isBatch, input: type === 'query' ? input : (body as string | undefined) }
}

/**
 * Responds to calls as tRPC's adapter does, within the bounds of a request. The adapter builds a web request and a web
 * response for each, and reads the latter as a stream: that takes ten times as long.
 */
export async function respondToCalls(
  { router, createContext, shapeOf, headersOf, bounds, weigh }: Served,
  { type, called, isBatch, input }: Calls,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const ctx = createContext(request)
  const signal = disconnectSignal(reply)
  const inputAt = readInputs(input, isBatch)
  const errors: TRPCError[] = []
  const failed = (cause: unknown, path: string): CallResponse => {
    const error = getTRPCErrorFromUnknown(cause)
    errors.push(error)
    return responseOf({ error: shapeOf(error, path) })
  }
  const responses = await respondWithin(bounds, called, {
    isQuery: type === 'query',
    async run({ path, isKnown }, batchIndex) {
      const getRawInput = async () => inputAt(batchIndex)
      try {
        if (!isKnown) throw new TRPCError({ code: 'NOT_FOUND', message: `No procedure found on path "${path}"` })
        const data = await callTRPCProcedure({ router, path, ctx, type, getRawInput, signal, batchIndex })
        return responseOf({ result: { data } })
      } catch (cause) {
        return failed(cause, path)
      }
    },
    refuse: ({ path }) => failed(limitsExceeded(), path),
  })
  reply
    .code(errors.length === 0 ? 200 : getHTTPStatusCode(responses.map(({ outcome }) => outcome)))
    .headers({ vary: 'trpc-accept, accept', 'content-type': 'application/json', ...headersOf(errors) })
  const texts = responses.map(({ text }) => text)
  await weigh?.(ctx, Math.max(...texts.map(({ length }) => length)))
  return isBatch ? `[${texts.join()}]` : (texts[0] as string)
}
