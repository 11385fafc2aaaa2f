import type { AppRouter } from '@questboard/api'
import { createTRPCClient, httpBatchLink, type TRPCClientError, type TRPCLink } from '@trpc/client'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { observable } from '@trpc/server/observable'
import { takeEarlyResponse } from './early-response.ts'
import { isSessionOver, isUnanswered, readFailure } from './failure.ts'
import { currentLocale } from './locale.ts'
import { notifyResponse, offlineSupport } from './offline-support.ts'
import { queryClient } from './query-client.ts'
import { retryLink } from './retry/retry-link.ts'
import { createSession } from './session.ts'
import { showFailure } from './show-failure.ts'
import { createHooks } from './trpc-hooks.ts'
import { userStorage } from './user-storage.ts'

const timeoutMs = 30_000

/** The time after which an unanswered query uses the cache. */
const fallBackAfterMs = 2000

export const session = createSession(userStorage)

/**
 * Ends the session when the server says that it is over, whichever call finds out. Reports every response. Falls back
 * to the offline cache when a query fails without a response, or gets none for long. A mutation only fails: its caller
 * knows whether it can be queued.
 */
const outcomeLink: TRPCLink<AppRouter> = () => {
  return ({ op, next }) =>
    observable((observer) => {
      const token = session.token
      const fallBack = (error?: TRPCClientError<AppRouter>) =>
        void offlineSupport().then(
          ({ respond }) => respond(op, error, observer),
          () => error && observer.error(error),
        )
      const fallBackTimer = op.type === 'query' ? setTimeout(fallBack, fallBackAfterMs) : undefined
      const call = next(op).subscribe({
        ...observer,
        next(value) {
          notifyResponse(op, value.result.data, token === session.token)
          observer.next(value)
        },
        error(error) {
          const failure = readFailure(error)
          // A late response of an earlier session must not end the current one.
          if (token !== null && token === session.token && isSessionOver(failure) && !op.context.keepsSession) {
            session.signOut('ended')
            showFailure(error)
          }
          if (fallBackTimer && isUnanswered(failure)) fallBack(error)
          else observer.error(error)
        },
      })
      return () => {
        clearTimeout(fallBackTimer)
        call.unsubscribe()
      }
    })
}

export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    outcomeLink,
    retryLink(() => session.token),
    httpBatchLink({
      url: '/trpc',
      maxURLLength: 4000,
      maxItems: 10,
      headers: requestHeaders,
      fetch: (url, options) =>
        takeEarlyResponse(url) ?? fetch(url, { ...options, signal: withTimeout(options?.signal) } as RequestInit),
    }),
  ],
})

/** The cached calls for code outside of components: route loaders and session events. */
export const trpcUtils: ReturnType<typeof createTRPCQueryUtils<AppRouter>> = createTRPCQueryUtils({
  queryClient,
  client: trpcClient,
})

/** The calls as hooks. */
export const trpc = createHooks(trpcClient, trpcUtils)

/** The headers of every request: language, time zone and token. */
export function requestHeaders({ opList }: { opList: { context: { token?: unknown } }[] }): Record<string, string> {
  const headers: Record<string, string> = {
    'accept-language': currentLocale(),
    'timezone-offset': String(new Date().getTimezoneOffset()),
  }
  const zone = timeZone()
  if (zone) headers.timezone = zone
  const token = opList[0]?.context.token ?? session.token
  if (token) headers.authorization = `Bearer ${token}`
  return headers
}

/** The IANA name of the time zone. `Intl` is slow the first time, and the first request would wait for it. */
function timeZone(): string | undefined {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } }
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

function withTimeout(signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}
