import { openApiDocument } from '@questboard/server/openapi'

/** The parts of JSON Schema that requests use. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  uniqueItems?: boolean
}

interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  schema: Schema
}

interface Operation {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { content?: Record<string, unknown> }>
}

/** A call as the document describes it. */
export interface DescribedCall {
  operationId: string
  method: string
  /** `/user/tasks/{id}` */
  path: string
  query: Record<string, Schema>
  body: Schema | undefined
}

const document = openApiDocument() as unknown as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Resolves a reference. */
export function resolve(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : { ...document.components.schemas[name] }
}

/** Every call except streams. */
export const describedCalls: DescribedCall[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, { responses }]) => responses[200]?.content?.['application/json'] !== undefined)
    .map(([method, { operationId, parameters, requestBody }]) => ({
      operationId,
      method: method.toUpperCase(),
      path,
      query: Object.fromEntries(
        parameters.filter((parameter) => parameter.in === 'query').map(({ name, schema }) => [name, schema]),
      ),
      body: requestBody?.content['application/json'].schema,
    })),
)
