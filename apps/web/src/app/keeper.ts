import type { ComponentType } from 'react'
import type { KeptAct } from './acts/kept-act.ts'

type Call = { type: string; path: string; input: unknown }

/** What goes on when the server cannot be reached. */
export type Keeper = {
  /**
   * The last answer to a query that did not reach the server.
   * @throws `why`, or that the answer was never here
   */
  answerOf: (call: Call, why: unknown) => Promise<unknown>
  /** Keeps an act until it can be sent, and shows it as if it had been. */
  keep: (act: KeptAct) => Promise<void>
  /** Asks what becomes of acts that wait when the person signs out; false when the person stays. */
  mayLeave: () => Promise<boolean>
  /** Says above every page that there is no connection, and does all that goes on without one. */
  Offline: ComponentType
}

let load = (): Promise<Keeper> => Promise.reject(new Error('Nothing is kept here.'))
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
