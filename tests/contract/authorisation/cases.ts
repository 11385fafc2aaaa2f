import type { AppRouter, ErrorCode } from '@questboard/api'
import type { Input } from '../../support/transports.ts'
import type { CallerName, Fixtures } from './fixtures.ts'

type PathsIn<Record, Before extends string = ''> = {
  [Name in keyof Record & string]: Record[Name] extends { _def: { procedure: true } }
    ? `${Before}${Name}`
    : PathsIn<Record[Name], `${Before}${Name}.`>
}[keyof Record & string]

/** Every procedure of the router by its path, so that the table cannot miss one. */
export type ProcedurePath = PathsIn<AppRouter['_def']['record']>

/** The expected result of a call. `passes`: permission is granted, whatever error the state causes. */
export type Wanted = ErrorCode | 'ok' | 'passes'

/** One call by one caller on one target. */
export interface Case {
  caller: CallerName
  target: string
  input: Input
  wanted: Wanted
}

/** Turns a row of the table into cases for a fixtures. */
export type Row = (fixtures: Fixtures) => Case[]
