import type { AppRouter } from '@questboard/api'
import { createTRPCClient, httpBatchLink, type TRPCClientError, type TRPCLink } from '@trpc/client'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { observable } from '@trpc/server/observable'
import { early } from './early.ts'
import { isSessionOver, isUnanswered, readFailure } from './failure.ts'
import { currentLocale } from './locale.ts'
import { notifyResponse, offlineSupport } from './offline-support.ts'
import { queryClient } from './query-client.ts'
import { retryLink } from './retry/retry-link.ts'
import { createSession } from './session.ts'
import { showFailure } from './show-failure.ts'
import { createHooks } from './trpc-hooks.ts'

const TIMEOUT_MS = 30_000

/** Milliseconds after which a query that nobody answers asks for what was kept. */
const SILENCE_MS = 2000

export const session = createSession(localStorage)

/**
 * Ends this browser's session when the server says that it is over, wherever the call came from. Tells what the server
 * has answered, and asks for what was kept of it when a query does not reach it, or is not answered for long. A call that
 * changes something fails as it does: whoever made it knows whether it can wait.
 */
const outcomeLink: TRPCLink<AppRouter> = () => {
  return ({ op, next }) =>
    observable((observer) => {
      const token = session.token
      const fallBack = (why?: TRPCClientError<AppRouter>) =>
        void offlineSupport().then(
          ({ serveCached }) => serveCached(op, why, observer),
          () => why && observer.error(why),
        )
      const silence = op.type === 'query' ? setTimeout(fallBack, SILENCE_MS) : undefined
      const call = next(op).subscribe({
        ...observer,
        next(value) {
          notifyResponse(op, value.result.data)
          observer.next(value)
        },
        error(error) {
          const failure = readFailure(error)
          // A late answer to an earlier session must not end the one that has begun since.
          if (token !== null && token === session.token && isSessionOver(failure)) {
            session.signOut('ended')
            showFailure(error)
          }
          if (silence && isUnanswered(failure)) fallBack(error)
          else observer.error(error)
        },
      })
      return () => {
        clearTimeout(silence)
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
        early(url) ?? fetch(url, { ...options, signal: withTimeout(options?.signal) } as RequestInit),
    }),
  ],
})

/** The cached calls outside of components: route loaders and the events of a session. */
export const trpcUtils: ReturnType<typeof createTRPCQueryUtils<AppRouter>> = createTRPCQueryUtils({
  queryClient,
  client: trpcClient,
})

/** The calls as hooks, for components. */
export const trpc = createHooks(trpcClient, trpcUtils)

/** What every request says of the person and the place. */
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

/** The zone's IANA name. Asking Intl for it is slow the first time, and the first request would wait for that. */
function timeZone(): string | undefined {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } }
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

function withTimeout(signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}
