import { DomainError, trpcCodeOf } from '@questboard/api'
import { type AnyTRPCRouter, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from '@trpc/server'
import { getHTTPStatusCode } from '@trpc/server/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, answerOf, answerWithin, type BatchBounds } from './answer-within.ts'
import { goneBefore } from './gone.ts'
import type { Callable } from './procedures.ts'
import { isJson } from './read-input.ts'

/** What one request calls: queries or mutations, by their names. */
export interface Calls {
  type: 'query' | 'mutation'
  called: { path: string; procedure: Callable | undefined }[]
  isBatch: boolean
  /** The input of the one call, or inputs by place, as JSON. */
  input: string | undefined
}

/** A router, and what to make of its calls. */
export interface Served {
  router: AnyTRPCRouter
  createContext: (request: FastifyRequest) => object
  /** Headers of an answer that tells of these failures. */
  headersOf: (errors: TRPCError[]) => Record<string, string>
  bounds: BatchBounds
  /** Told how long the longest response to a call of a request is, in characters. */
  weigh?: (ctx: object, characters: number) => Promise<void>
}

const typeOf: Record<string, Calls['type'] | undefined> = { GET: 'query', POST: 'mutation' }

/**
 * Reads what a request calls by tRPC's HTTP protocol, if it is what its clients send for one whole answer:
 * procedures of the one type that the method stands for, with JSON. In a batch some may be unknown, as to a client that is older than the server. Anything else is undefined, and for tRPC's own adapter to
 * answer: events, answers piece by piece, other bodies, and a single call that is to be refused.
 */
export function readCalls({ router }: Pick<Served, 'router'>, request: FastifyRequest): Calls | undefined {
  const { method, headers, body } = request
  const { path } = request.params as { path: string }
  const { batch, input } = request.query as Record<string, string | string[] | undefined>
  const type = typeOf[method]
  if (!type || Array.isArray(batch) || Array.isArray(input)) return undefined
  if (headers['trpc-accept'] || headers.accept?.includes('jsonl')) return undefined
  const mediaType = headers['content-type']
  if (!(isJson(mediaType) || (type === 'query' && mediaType === undefined))) return undefined

  const isBatch = batch === '1'
  const paths = isBatch ? path.split(',') : [path]
  const procedures = router._def.procedures as Record<string, Callable | undefined>
  const called: Calls['called'] = []
  for (const path of paths) {
    const procedure = Object.hasOwn(procedures, path) ? procedures[path] : undefined
    if (procedure ? procedure._def.type !== type : !isBatch) return undefined
    called.push({ path, procedure })
  }
  return { type, called, isBatch, input: type === 'query' ? input : (body as string | undefined) }
}

/**
 * Answers calls as tRPC's adapter does, which builds a web request and a web response for each, and reads the latter as a
 * stream: that takes ten times as long as this.
 */
export async function answerCalls(
  served: Served,
  { type, called, isBatch, input }: Calls,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const ctx = served.createContext(request)
  const signal = goneBefore(reply)
  const inputAt = readInputs(input, isBatch)
  const config = served.router._def._config
  const errors: TRPCError[] = []
  const failed = (error: TRPCError, path: string): Answer => {
    errors.push(error)
    return answerOf({ error: getTRPCErrorShape({ config, error, type, path, input: undefined, ctx }) })
  }
  const answers = await answerWithin(served.bounds, called, {
    isQuery: type === 'query',
    async answer({ path, procedure }, batchIndex) {
      try {
        if (!procedure) throw new TRPCError({ code: 'NOT_FOUND', message: `No procedure found on path "${path}"` })
        const getRawInput = async () => inputAt(batchIndex)
        return answerOf({ result: { data: await procedure({ path, ctx, type, getRawInput, signal, batchIndex }) } })
      } catch (fault) {
        return failed(getTRPCErrorFromUnknown(fault), path)
      }
    },
    refuse: ({ path }) => failed(tooMuch(), path),
  })
  reply
    .code(errors.length === 0 ? 200 : getHTTPStatusCode(answers.map(({ outcome }) => outcome)))
    .headers({ vary: 'trpc-accept, accept', 'content-type': 'application/json', ...served.headersOf(errors) })
  const texts = answers.map(({ text }) => text)
  await served.weigh?.(ctx, Math.max(...texts.map(({ length }) => length)))
  return isBatch ? `[${texts.join()}]` : (texts[0] as string)
}

/** A batch asks for more than one request may: what was refused can be asked for by another one. */
function tooMuch(): TRPCError {
  const cause = new DomainError('tooManyRequests', { retryAfter: 1 })
  return new TRPCError({ code: trpcCodeOf(cause.code), message: cause.code, cause })
}

/**
 * What is given to each call, by its place. It is read when the first of them asks, which is behind the token.
 * @throws TRPCError BAD_REQUEST
 */
function readInputs(text: string | undefined, isBatch: boolean): (place: number) => unknown {
  let inputs: Record<number, unknown> | undefined
  return (place) => {
    inputs ??= isBatch ? objectOf(parse(text)) : { 0: parse(text) }
    return inputs[place]
  }
}

function parse(text: string | undefined): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause })
  }
}

function objectOf(value: unknown = {}): Record<number, unknown> {
  if (typeof value === 'object' && value && !Array.isArray(value)) return value as Record<number, unknown>
  throw new TRPCError({ code: 'BAD_REQUEST' })
}
