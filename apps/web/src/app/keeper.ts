import type { AppRouter } from '@questboard/api'
import type { TRPCClientError } from '@trpc/client'
import type { ComponentType } from 'react'
import type { TaskMutation } from './mutations/task-mutation.ts'

type Call = { type: string; path: string; input: unknown }

type Lost = TRPCClientError<AppRouter>

/** Who waits for an answer. */
type Asker = { next: (answer: { result: { data: unknown } }) => void; complete: () => void; error: (why: Lost) => void }

/** What goes on when the server cannot be reached. */
export type Keeper = {
  /**
   * Gives the last answer to a query that did not reach the server; fails with `why`, or because the answer was never here.
   * Without a `why` the query is still under way: it is left alone where the server is only slow.
   */
  answer: (call: Call, why: Lost | undefined, asker: Asker) => Promise<void>
  /** Keeps an act until it can be sent, and shows it as if it had been. */
  keep: (act: TaskMutation) => Promise<void>
  /** Asks what becomes of acts that wait when the person signs out; false when the person stays. */
  mayLeave: () => Promise<boolean>
  /** Says above every page that there is no connection, and does all that goes on without one. */
  Offline: ComponentType
}

/** How the server is, as far as it is known. */
export const server = { isAway: false }

let load: () => Promise<Keeper>
let listener = (_call: Call, _answer: unknown): void => {}

/** The keeper, whose code comes when it is needed first, or when the page has become quiet. */
export const keeper = (): Promise<Keeper> => load()

/** Says where the keeper comes from: it uses the calls, which ask for it. */
export function bringKeeper(from: () => Promise<Keeper>): void {
  load = from
}

/** Tells that the server has answered. */
export const heard = (call: Call, answer: unknown): void => listener(call, answer)

export function onHeard(listen: typeof listener): void {
  listener = listen
}

/** Where it is noted that acts of a person wait in this browser: what is done next has to wait behind them. */
export const waitingKey = (userId: string): string => `kept-acts:${userId}`
