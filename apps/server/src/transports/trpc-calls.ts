import { type AnyTRPCRouter, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from '@trpc/server'
import { getHTTPStatusCode } from '@trpc/server/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { goneBefore } from './gone.ts'
import type { Callable } from './procedures.ts'
import { isJson } from './read-input.ts'

/** What one request calls: queries or mutations, by their names. */
export interface Calls {
  type: 'query' | 'mutation'
  called: { path: string; procedure: Callable }[]
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
  /** Calls in one request. */
  mostCalls: number
}

const typeOf: Record<string, Calls['type'] | undefined> = { GET: 'query', POST: 'mutation' }

/**
 * Reads what a request calls by tRPC's HTTP protocol, if it is what its clients send for one whole answer: known procedures
 * of the one type that the method stands for, with JSON. Anything else is undefined, and for tRPC's own adapter to answer:
 * events, answers piece by piece, other bodies, and all that is to be refused.
 */
export function readCalls(
  { router, mostCalls }: Pick<Served, 'router' | 'mostCalls'>,
  request: FastifyRequest,
): Calls | undefined {
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
  if (paths.length > mostCalls) return undefined
  const procedures = router._def.procedures as Record<string, Callable | undefined>
  const called: Calls['called'] = []
  for (const path of paths) {
    const procedure = Object.hasOwn(procedures, path) ? procedures[path] : undefined
    if (procedure?._def.type !== type) return undefined
    called.push({ path, procedure })
  }
  return { type, called, isBatch, input: type === 'query' ? input : (body as string | undefined) }
}

/**
 * Answers calls as tRPC's adapter does, which builds a web request and a web response for each, and reads the latter as a
 * stream: that takes ten times as long as this.
 */
export async function answerCalls(
  served: Omit<Served, 'mostCalls'>,
  { type, called, isBatch, input }: Calls,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const ctx = served.createContext(request)
  const signal = goneBefore(reply)
  const inputAt = readInputs(input, isBatch)
  const config = served.router._def._config
  const errors: TRPCError[] = []
  const answers = await Promise.all(
    called.map(async ({ path, procedure }, batchIndex) => {
      try {
        const getRawInput = async () => inputAt(batchIndex)
        return { result: { data: await procedure({ path, ctx, type, getRawInput, signal, batchIndex }) } }
      } catch (fault) {
        const error = getTRPCErrorFromUnknown(fault)
        errors.push(error)
        return { error: getTRPCErrorShape({ config, error, type, path, input: undefined, ctx }) }
      }
    }),
  )
  reply
    .code(errors.length === 0 ? 200 : getHTTPStatusCode(answers))
    .headers({ vary: 'trpc-accept, accept', 'content-type': 'application/json', ...served.headersOf(errors) })
  return JSON.stringify(isBatch ? answers : answers[0])
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
