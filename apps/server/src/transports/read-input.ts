import { DomainError } from '@questboard/api'
import { TRPCError } from '@trpc/server'
import { z } from 'zod'

/** The schema inside `optional`, `default`, `nullable` and pipes, which decides how a string is parsed. */
function core(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return core(schema.unwrap() as z.ZodType)
  }
  if (schema instanceof z.ZodPipe) return core(schema.in as z.ZodType)
  return schema
}

const decimal = /^-?\d{1,15}(\.\d{1,15})?$/

function readOne(schema: z.ZodType, value: string): unknown {
  const type = core(schema)
  if (type instanceof z.ZodNumber && decimal.test(value)) return Number(value)
  if (type instanceof z.ZodBoolean && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

/**
 * Parses strings of a path or a query by the type of their field: `5` for a number, `true` for a boolean, one or
 * several values for a list. Other values stay text, so the procedure's schema refuses them.
 */
export function readStrings(
  fields: Record<string, z.ZodType>,
  values: Record<string, string | string[] | undefined>,
): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name]
    if (!field || value === undefined) continue
    const type = core(field)
    if (type instanceof z.ZodArray) {
      const element = type.element as z.ZodType
      read[name] = [value].flat().map((item) => readOne(element, item))
    } else {
      read[name] = typeof value === 'string' ? readOne(field, value) : value
    }
  }
  return read
}

const jsonType = /^application\/json\s*(;|$)/i

export const isJson = (mediaType: string | undefined): boolean => jsonType.test(mediaType ?? '')

/**
 * Parses a JSON body. No body is `{}`.
 * @throws DomainError invalidData: it is not a JSON object, or of another media type
 */
export function readBody(body: Buffer | undefined, mediaType: string | undefined): Record<string, unknown> {
  if (!body || body.length === 0) return {}
  if (!isJson(mediaType)) throw notJson('The body is not JSON: its content-type must be application/json')
  const value = parsed(body)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  const kind = value === null ? 'null' : Array.isArray(value) ? 'an array' : `a ${typeof value}`
  throw notJson(`The body is not a JSON object: it is ${kind}`)
}

function parsed(body: Buffer): unknown {
  let text: string
  try {
    text = utf8.decode(body)
  } catch {
    throw notJson('The body is not JSON: it is not UTF-8')
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw notJson(`The body is not JSON: ${(error as SyntaxError).message}`)
  }
}

const notJson = (message: string) => new DomainError('invalidData', { details: [{ path: '', message }] })

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The inputs of a tRPC request, by the index of their call. The text is parsed when the first call needs its input,
 * after the token is checked.
 * @throws TRPCError BAD_REQUEST
 */
export function readInputs(text: string | undefined, isBatch: boolean): (place: number) => unknown {
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
