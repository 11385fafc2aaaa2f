import type { AppRouter } from '@questboard/api'
import { createTRPCClient, httpBatchLink, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { isSessionOver, isUnanswered, readFailure } from '../../app/failure.ts'
import { requestHeaders } from '../../app/trpc.ts'
import { deviceStore, enteredStore } from '../devices/credentials.ts'
import { isReachable } from './connection.ts'
import { wipe } from './wipe.ts'

const timeoutMs = 15_000

/** The headers of a request under one of these credentials, never that of a user signed in to this browser. */
export const headersWith = (token: string | undefined): Record<string, string> =>
  requestHeaders({ opList: [{ context: { token: token ?? '' } }] })

/** Follows what the server says about the connection and the credentials, whichever call finds out. */
const outcomeLink =
  (tokenOf: () => string | undefined, onOver: () => void): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const token = (op.context.token as string | undefined) ?? tokenOf()
      return next(op).subscribe({
        ...observer,
        next(value) {
          isReachable.write(true)
          observer.next(value)
        },
        error(error) {
          const failure = readFailure(error)
          isReachable.write(!isUnanswered(failure))
          // A late response must not end a newer credential.
          if (isSessionOver(failure) && token !== undefined && token === tokenOf()) onOver()
          observer.error(error)
        },
      })
    })

function clientWith(tokenOf: () => string | undefined, onOver: () => void) {
  return createTRPCClient<AppRouter>({
    links: [
      outcomeLink(tokenOf, onOver),
      httpBatchLink({
        url: '/trpc',
        maxItems: 10,
        headers: ({ opList }) => headersWith((opList[0]?.context.token as string | undefined) ?? tokenOf()),
        fetch: (url, options) =>
          fetch(url, { ...options, cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) } as RequestInit),
      }),
    ],
  })
}

/** Calls under the credential of the device. When it is revoked, everything stored goes before anything is shown. */
export const deviceClient = clientWith(
  () => deviceStore.read()?.token,
  () => void wipe(),
)

/** Calls of the member who has entered. When the session ends, the picker is shown. */
export const personClient = clientWith(
  () => enteredStore.read()?.token,
  () => enteredStore.write(null),
)
