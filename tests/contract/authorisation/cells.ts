import type { AppRouter, ErrorCode } from '@questboard/api'
import type { Input } from '../../support/transports.ts'
import type { CallerName, Stage } from './stage.ts'

type PathsIn<Record, Before extends string = ''> = {
  [Name in keyof Record & string]: Record[Name] extends { _def: { procedure: true } }
    ? `${Before}${Name}`
    : PathsIn<Record[Name], `${Before}${Name}.`>
}[keyof Record & string]

/** Every procedure of the router, by its path: a table by it misses none. */
export type ProcedurePath = PathsIn<AppRouter['_def']['record']>

/** What a call is to come to. `passes`: it gets by who may, whatever is said of the state. */
export type Wanted = ErrorCode | 'ok' | 'passes'

/** One caller's call on one target. */
export interface Cell {
  caller: CallerName
  target: string
  input: Input
  wanted: Wanted
}

/** What a row of the table makes of the stage. */
export type Row = (stage: Stage) => Cell[]

export const unknownId = '00000000-0000-4000-8000-000000000000'
