import type { AppRouter } from '@questboard/api'
import type { TRPCClientError } from '@trpc/client'
import type { ComponentType } from 'react'
import type { TaskMutation } from './mutations/task-mutation.ts'

type Call = { type: string; path: string; input: unknown }

type ClientError = TRPCClientError<AppRouter>

/** Who waits for an answer. */
type ResponseObserver = {
  next: (answer: { result: { data: unknown } }) => void
  complete: () => void
  error: (why: ClientError) => void
}

/** What goes on when the server cannot be reached. */
export type OfflineSupport = {
  /**
   * Gives the last answer to a query that did not reach the server; fails with `why`, or because the answer was never here.
   * Without a `why` the query is still under way: it is left alone where the server is only slow.
   */
  serveCached: (call: Call, why: ClientError | undefined, observer: ResponseObserver) => Promise<void>
  /** Keeps an act until it can be sent, and shows it as if it had been. */
  enqueue: (mutation: TaskMutation) => Promise<void>
  /** Asks what becomes of acts that wait when the person signs out; false when the person stays. */
  confirmSignOut: () => Promise<boolean>
  /** Says above every page that there is no connection, and does all that goes on without one. */
  Offline: ComponentType
}

/** How the server is, as far as it is known. */
export const server = { isAway: false }

let load: () => Promise<OfflineSupport>
let listener = (_call: Call, _answer: unknown): void => {}

/** The keeper, whose code comes when it is needed first, or when the page has become quiet. */
export const offlineSupport = (): Promise<OfflineSupport> => load()

/** Says where the keeper comes from: it uses the calls, which ask for it. */
export function setOfflineSupport(from: () => Promise<OfflineSupport>): void {
  load = from
}

/** Tells that the server has answered. */
export const notifyResponse = (call: Call, data: unknown): void => listener(call, data)

export function onResponse(listen: typeof listener): void {
  listener = listen
}

/** Where it is noted that acts of a person wait in this browser: what is done next has to wait behind them. */
export const queueMarkerKey = (userId: string): string => `kept-acts:${userId}`
