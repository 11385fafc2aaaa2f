import { DomainError } from '@questboard/api'
import { z } from 'zod'
import type { RestProcedure } from './procedures.ts'

/** The most paths in a response: a request can contain a hundred thousand. */
const maxPaths = 100

/**
 * Refuses fields that a call would ignore, for clients that prefer to know (`Prefer: handling=strict`). Query
 * parameters are read only of GET and DELETE; ids in the path are not fields of the body.
 * @throws DomainError invalidQueryParams: also parameters of the query, invalidData: of the body alone; with the path
 * of each
 */
export function refuseUnknown(
  { method, path, fields }: Pick<RestProcedure, 'method' | 'path' | 'fields'>,
  { body, query }: { body: Record<string, unknown>; query: Record<string, unknown> },
): void {
  const isField = (name: string) => Object.hasOwn(fields, name) && !path.includes(`{${name}}`)
  const readsQuery = method === 'GET' || method === 'DELETE'
  const ofQuery = Object.keys(query).filter((name) => !readsQuery || !isField(name))
  const unknown = [
    ...ofQuery,
    ...Object.keys(body).filter((name) => !isField(name)),
    ...Object.entries(body).flatMap(([name, value]) =>
      isField(name) ? unknownFields(fields[name] as z.ZodType, value, name) : [],
    ),
  ]
  if (unknown.length === 0) return
  const details = unknown.slice(0, maxPaths).map((field) => ({ path: field, message: 'unknown' }))
  throw new DomainError(ofQuery.length > 0 ? 'invalidQueryParams' : 'invalidData', { details })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The paths of fields that a schema does not name and would ignore, at any depth. A value that the schema refuses has
 * none where it does not fit.
 */
export function unknownFields(schema: z.ZodType, value: unknown, path = ''): string[] {
  const inner = innerOf(schema)
  if (inner) return unknownFields(inner, value, path)
  const below = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`)
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((element, place) => unknownFields(schema.element as z.ZodType, element, below(place)))
  }
  if (schema instanceof z.ZodRecord && isObject(value)) {
    return Object.entries(value).flatMap(([name, child]) =>
      unknownFields(schema.valueType as z.ZodType, child, below(name)),
    )
  }
  if (schema instanceof z.ZodObject && isObject(value)) {
    return Object.entries(value).flatMap(([name, child]) => {
      const field = Object.hasOwn(schema.shape, name) ? (schema.shape[name] as z.ZodType) : schema.def.catchall
      return field ? unknownFields(field as z.ZodType, child, below(name)) : below(name)
    })
  }
  if (schema instanceof z.ZodUnion) {
    const unknownByOption = (schema.options as z.ZodType[])
      .filter((option) => option.safeParse(value).success)
      .map((option) => unknownFields(option, value, path))
    return unknownByOption.sort((a, b) => a.length - b.length)[0] ?? []
  }
  return []
}

/** The schema of the input inside schemas that only say when a value may be missing or how it is converted. */
function innerOf(schema: z.ZodType): z.ZodType | undefined {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodLazy
  ) {
    return schema.unwrap() as z.ZodType
  }
  if (!(schema instanceof z.ZodPipe)) return undefined
  return (schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType
}
