import type { AppRouter } from '@questboard/api'
import type { TRPCClientError } from '@trpc/client'
import type { ComponentType } from 'react'
import { createStore } from '../ui/store.ts'
import type { UnlabelledMutation } from './mutations/task-mutation.ts'

type Call = { type: string; path: string; input: unknown }

type ClientError = TRPCClientError<AppRouter>

type ResponseObserver = {
  next: (response: { result: { data: unknown } }) => void
  complete: () => void
  error: (error: ClientError) => void
}

/** The features that work without a connection. */
export type OfflineSupport = {
  /**
   * Answers a query from the cache when the server is unreachable. It fails with `error`, or because the response is not
   * cached. Without `error` the query is still running, and is left alone if the server is only slow.
   */
  respond: (call: Call, error: ClientError | undefined, observer: ResponseObserver) => Promise<void>
  /** Queues a mutation of a user until it can be sent, and applies its optimistic update while they are signed in. */
  enqueue: (mutation: UnlabelledMutation, owner: string) => Promise<void>
  /**
   * Asks what to do with queued mutations when the user signs out. Resolves to false when the user stays. `mayKeep`:
   * whether they are sent when the user signs in again.
   */
  confirmSignOut: (mayKeep: boolean) => Promise<boolean>
  /**
   * A banner above every page: there is no connection, or until when a session of this tab lasts. It also runs
   * everything else that works offline.
   */
  Banner: ComponentType
}

/** The server is unreachable. `seenAt` is when the shown data was fetched, in milliseconds; null if unknown. */
type Outage = { seenAt: number | null }

/** Null while the server is reachable, as last known. */
export const outageStore = createStore<Outage | null>(null)

let load = (): Promise<OfflineSupport> => Promise.reject(new Error('The offline support was not set'))
let listener = (_call: Call, _response: unknown, _isOfSession: boolean): void => {}

/** The offline support. Its code loads when it is first needed, or when the page is quiet. */
export const offlineSupport = (): Promise<OfflineSupport> => load()

/** Sets how the offline support is loaded. A direct import would be circular: it uses the API client. */
export function setOfflineSupport(from: () => Promise<OfflineSupport>): void {
  load = from
}

/**
 * Reports a response of the server.
 * @param isOfSession whether the current session asked for it, not one that has ended meanwhile
 */
export const notifyResponse: typeof listener = (call, data, isOfSession) => listener(call, data, isOfSession)

export function onResponse(listen: typeof listener): void {
  listener = listen
}

/**
 * The `localStorage` key that marks queued mutations of a user. New mutations must wait behind them. The key keeps its
 * old name, since browsers have it stored.
 */
export const queueMarkerKey = (userId: string): string => `kept-acts:${userId}`
