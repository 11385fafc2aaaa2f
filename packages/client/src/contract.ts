import { appRouter, type ErrorBody, type AppRouter as ServerRouter } from '@questboard/api'
import type { eventBeside, eventData } from '@questboard/api/events/schema'
import type { TRPCBuiltRouter, TRPCDefaultErrorShape, TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server'
import type { z } from 'zod'

// In this repository the contract is the router itself. Packing replaces this file with one that is generated from it.
export { type ErrorBody as Failure, type ErrorCode, errorCodes } from '@questboard/api'

interface Root {
  ctx: object
  meta: object
  errorShape: TRPCDefaultErrorShape & { data: { error: ErrorBody } }
  transformer: boolean
}

interface Procedure<Type, Input, Output> {
  _def: { type: Type; $types: { input: Input; output: Output } }
}

/** The procedures in the types of this package's version of tRPC, which is newer than the server's. */
type Calls<Branch> = {
  [Name in keyof Branch]: Branch[Name] extends Procedure<'query', infer Input, infer Output>
    ? TRPCQueryProcedure<{ input: Input; output: Output; meta: unknown }>
    : Branch[Name] extends Procedure<'mutation', infer Input, infer Output>
      ? TRPCMutationProcedure<{ input: Input; output: Output; meta: unknown }>
      : Branch[Name] extends Procedure<'subscription', unknown, unknown>
        ? never
        : Calls<Branch[Name]>
}

export type AppRouter = TRPCBuiltRouter<Root, Calls<ServerRouter['_def']['record']>>

/** The `data` of events, by type. */
export type EventData = { [Type in keyof typeof eventData]: z.output<(typeof eventData)[Type]> }

/** The fields that events have besides `data`, by type. */
export type EventBeside = { [Type in keyof typeof eventBeside]: z.output<(typeof eventBeside)[Type]> }

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { meta?: { key?: string } } }>

/** The calls that are done once however often they are sent with the same `id`. */
export const keyedCalls: readonly string[] = Object.entries(procedures)
  .filter(([, { _def }]) => _def.meta?.key)
  .map(([name]) => name)
