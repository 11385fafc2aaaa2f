import type { AppRouter } from '@questboard/api'
import type { AppRouter as PackedRouter } from '../dist/package/dist/contract.js'

/** With every optional field, so that one that is missing is found. */
type Full<T> = T extends readonly (infer One)[]
  ? Full<One>[]
  : T extends object
    ? { [Key in keyof T]-?: Full<T[Key]> }
    : T

type Alike<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

type Same<One, Other> = Alike<One, Other> extends true ? Alike<Full<One>, Full<Other>> : false

interface Procedure<Input, Output> {
  _def: { type: 'query' | 'mutation'; $types: { input: Input; output: Output } }
}

interface Subscription {
  _def: { type: 'subscription' }
}

/** The names of the queries and mutations whose types differ. */
type Differences<Ours, Packed, Path extends string = ''> = {
  [Name in keyof Ours & string]: Ours[Name] extends Subscription
    ? never
    : Name extends keyof Packed
      ? Ours[Name] extends Procedure<infer Input, infer Output>
        ? Packed[Name] extends Procedure<infer PackedInput, infer PackedOutput>
          ? Same<[Input, Output], [PackedInput, PackedOutput]> extends true
            ? never
            : `${Path}${Name}`
          : `${Path}${Name}`
        : Differences<Ours[Name], Packed[Name], `${Path}${Name}.`>
      : `${Path}${Name}`
}[keyof Ours & string]

type Different = Differences<AppRouter['_def']['record'], PackedRouter['_def']['record']>

// The compiler names the procedures here.
export const none: { [Name in Different]: never } = {}
