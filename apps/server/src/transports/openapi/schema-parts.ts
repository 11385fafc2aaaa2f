import type { Fields } from './fields.ts'

/** An object schema of a body. */
export interface Body extends Fields {
  properties: Record<string, Fields>
  required?: string[]
}

export const refTo = (name: string): Fields => ({ $ref: `#/components/schemas/${name}` })

export const orNull = (schema: Fields): Fields => ({ anyOf: [schema, { type: 'null' }] })

/** A condition that only validators read: generators of types pass over it. */
export const when = (condition: Fields, then: Fields): Fields => ({ if: condition, then })

/** Requires a field, with a value that fits the schema. */
export const has = (name: string, schema: Fields): Fields => ({
  type: 'object',
  required: [name],
  properties: { [name]: schema },
})

export const lacks = (name: string): Fields => ({ not: has(name, {}) })

/** The schema with more conditions. */
export const also = <Schema extends Fields>(schema: Schema, ...conditions: Fields[]): Schema =>
  conditions.length === 0
    ? schema
    : { ...schema, allOf: [...((schema.allOf as Fields[] | undefined) ?? []), ...conditions] }

export const withField = (body: Body, name: string, schema: Fields): Body => ({
  ...body,
  properties: { ...body.properties, [name]: schema },
})
