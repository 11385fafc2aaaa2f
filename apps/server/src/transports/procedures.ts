/*
 * The only file that reads `_def`, where tRPC keeps what a router declares: there is no public way to the type and the
 * input schemas of a procedure. trpc-to-openapi, which makes the document, reads the same.
 */
import { appRouter, type Deprecation, type ProcedureMeta, type RequestContext } from '@questboard/api'
import { type AnyTRPCProcedure, type AnyTRPCRouter, callTRPCProcedure, type TRPCProcedureType } from '@trpc/server'
import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A procedure with a REST route. */
export interface RestProcedure {
  /** `tasks.complete` */
  name: string
  method: Method
  /** `/user/tasks/{id}/complete` */
  path: string
  meta: ProcedureMeta
  /** The fields of its input, for parsing path and query. */
  fields: Record<string, z.ZodType>
  /** @param input reads the input, once the token is checked */
  call(context: RequestContext, input: () => unknown, signal: AbortSignal): Promise<unknown>
}

const proceduresOf = (router: AnyTRPCRouter): [name: string, AnyTRPCProcedure][] =>
  Object.entries<AnyTRPCProcedure>(router._def.procedures)

/** The type of each procedure by its name. */
export const typesOf = (router: AnyTRPCRouter): ReadonlyMap<string, TRPCProcedureType> =>
  new Map(proceduresOf(router).map(([name, { _def }]) => [name, _def.type]))

const fieldsOf = (inputs: unknown[]): Record<string, z.ZodType> =>
  Object.assign({}, ...inputs.map((input) => (input instanceof z.ZodObject ? input.shape : {})))

/** A procedure of the web app alone: it is not a stream, and has no REST route. */
export type InnerProcedure = Pick<RestProcedure, 'name'> & { method: 'GET' | 'POST' }

export const innerProcedures = (router: AnyTRPCRouter = appRouter): InnerProcedure[] =>
  proceduresOf(router).flatMap(([name, { _def }]) =>
    (_def.meta as ProcedureMeta | undefined)?.openapi || _def.type === 'subscription'
      ? []
      : [{ name, method: _def.type === 'query' ? 'GET' : 'POST' }],
  )

/** The deprecated procedures by name, streams too. */
export const deprecations = (router: AnyTRPCRouter = appRouter): [name: string, Deprecation][] =>
  proceduresOf(router).flatMap(([name, { _def }]) => {
    const deprecation = (_def.meta as ProcedureMeta | undefined)?.deprecated
    return deprecation ? [[name, deprecation]] : []
  })

/** All procedures with a REST route. The REST layer and the document are built from them. */
export function restProcedures(router: AnyTRPCRouter = appRouter): RestProcedure[] {
  return proceduresOf(router).flatMap(([name, { _def }]) => {
    const meta = _def.meta as ProcedureMeta | undefined
    if (!meta?.openapi) return []
    const called = { router, path: name, type: _def.type, batchIndex: 0 }
    return {
      name,
      method: meta.openapi.method,
      path: meta.openapi.path,
      meta,
      fields: fieldsOf(_def.inputs),
      call: (ctx, input, signal) => callTRPCProcedure({ ...called, ctx, signal, getRawInput: async () => input() }),
    }
  })
}
