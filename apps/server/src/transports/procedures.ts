import { type AppRouter, appRouter, type ProcedureMeta, type RequestContext } from '@questboard/api'
import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A procedure that has a place in the REST layer. */
export interface RestProcedure {
  /** `tasks.complete` */
  name: string
  method: Method
  /** `/user/tasks/{id}/complete` */
  path: string
  meta: ProcedureMeta
  /** The fields of its input, by which path and query are read. */
  fields: Record<string, z.ZodType>
  call(context: RequestContext, input: unknown, signal: AbortSignal): Promise<unknown>
}

/** A procedure as the transports call it. */
export interface Callable {
  (options: {
    path: string
    ctx: object
    type: string
    getRawInput: () => Promise<unknown>
    signal: AbortSignal
    batchIndex: number
  }): Promise<unknown>
  _def: { type: string; meta?: ProcedureMeta; inputs: unknown[] }
}

const fieldsOf = (inputs: unknown[]): Record<string, z.ZodType> =>
  Object.assign({}, ...inputs.map((input) => (input instanceof z.ZodObject ? input.shape : {})))

/** Every documented procedure, as the router declares it: what both REST and the document are made from. */
export function restProcedures(router: AppRouter = appRouter): RestProcedure[] {
  const procedures = Object.entries(router._def.procedures as unknown as Record<string, Callable>)
  return procedures.flatMap(([name, procedure]) => {
    const { meta, type, inputs } = procedure._def
    if (!meta?.openapi) return []
    return {
      name,
      method: meta.openapi.method,
      path: meta.openapi.path,
      meta,
      fields: fieldsOf(inputs),
      call: (ctx, input, signal) =>
        procedure({ path: name, ctx, type, getRawInput: async () => input, signal, batchIndex: 0 }),
    }
  })
}
