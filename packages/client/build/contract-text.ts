import { appRouter, errorCodes, type ProcedureMeta } from '@questboard/api'
import { eventBeside, eventData } from '@questboard/api/events/schema'
import type { z } from 'zod'
import { comment, indented, typeTexts } from './type-text.ts'

/** A procedure or a router within the router. */
type Branch = { [name: string]: string | Branch }

const heading = `import type { TRPCBuiltRouter, TRPCDefaultErrorShape, TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server'

type Query<Input, Output> = TRPCQueryProcedure<{ input: Input; output: Output; meta: unknown }>
type Mutation<Input, Output> = TRPCMutationProcedure<{ input: Input; output: Output; meta: unknown }>

interface Root {
  ctx: object
  meta: object
  errorShape: TRPCDefaultErrorShape & { data: { error: Failure } }
  // Neither true nor false: answers are typed as they are declared, and no transformer is needed.
  transformer: boolean
}

/** Why a call failed. */
export interface Failure {
  message: ErrorCode
  type: string
  status: number
  /** The invalid fields. */
  details?: { path: string; message: string }[]
}
`

/**
 * The module that replaces `src/contract.ts` in the package: the types of all queries and mutations, the error codes,
 * and which calls take a key. Subscriptions are left out: programs follow the event stream of the REST API.
 */
export function contractText(): string {
  const { textOf, declarations } = typeTexts()
  const calls: Branch = {}
  const keyed: string[] = []
  for (const [name, procedure] of Object.entries(appRouter._def.procedures)) {
    const { type, inputs, output, meta } = (procedure as unknown as { _def: ProcedureDefinition })._def
    if (type === 'subscription') continue
    if (!output) throw new Error(`${name} has no schema of its output.`)
    const input = inputs.map((one) => textOf(one, 'input')).join(' & ') || 'void'
    const types = `${input}, ${textOf(output, 'output')}`
    put(calls, name.split('.'), `${type === 'query' ? 'Query' : 'Mutation'}<${types}>`, meta)
    if (meta?.key) keyed.push(name)
  }
  const byType = (schemas: Record<string, z.ZodType>) =>
    Object.entries(schemas).map(([type, schema]) => indented(`'${type}': ${textOf(schema, 'output')}`))
  const [data, beside] = [byType(eventData).join('\n'), byType(eventBeside).join('\n')]
  const named = [...declarations].sort(([a], [b]) => a.localeCompare(b, 'en'))
  return [
    heading,
    ...named.map(([name, body]) =>
      isObject(body) ? `export interface ${name} ${body}\n` : `export type ${name} = ${body}\n`,
    ),
    `/** All error codes. */\nexport const errorCodes = [\n${lines(errorCodes)}\n] as const\n`,
    '/** An error code. */\nexport type ErrorCode = (typeof errorCodes)[number]\n',
    `/** The calls that are done once however often they are sent with the same \`id\`. */`,
    `export const keyedCalls: readonly string[] = [\n${lines(keyed)}\n]\n`,
    `/** The \`data\` of events, by type. */\nexport interface EventData {\n${data}\n}\n`,
    `/** The fields that events have besides \`data\`, by type. */\nexport interface EventBeside {\n${beside}\n}\n`,
    `type Calls = ${branchText(calls)}\n`,
    '/** All queries and mutations of the server. */\nexport type AppRouter = TRPCBuiltRouter<Root, Calls>\n',
  ].join('\n')
}

interface ProcedureDefinition {
  type: 'query' | 'mutation' | 'subscription'
  inputs: z.ZodType[]
  output: z.ZodType | undefined
  meta: ProcedureMeta | undefined
}

function put(branch: Branch, [first = '', ...rest]: string[], text: string, meta: ProcedureMeta | undefined): void {
  const { summary, method, path } = meta?.openapi ?? {}
  if (rest.length === 0) {
    branch[`${comment(summary && `${summary}. \`${method} ${path}\``)}${first}`] = text
    return
  }
  const inner = branch[first] ?? {}
  if (typeof inner === 'string') throw new Error(`${first} is a procedure and a router.`)
  branch[first] = inner
  put(inner, rest, text, meta)
}

function branchText(branch: Branch): string {
  const entries = Object.entries(branch).map(
    ([name, inner]) => `${name}: ${typeof inner === 'string' ? inner : branchText(inner)}`,
  )
  return `{\n${entries.map(indented).join('\n')}\n}`
}

/** Whether it is one object, and not a list or union that begins with one. */
const isObject = (body: string) => body.startsWith('{\n') && body.indexOf('\n}') === body.length - 2

const lines = (names: readonly string[]) => names.map((name) => `  '${name}',`).join('\n')
