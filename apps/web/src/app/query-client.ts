import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isTemporary, readFailure } from './failure.ts'
import { showFailure } from './show-failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The form shows the failure next to its fields, so no alert is needed. */
      failureShownInline?: boolean
    }
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      // Without data the error page of the route shows the failure. With older data on the screen only an alert can.
      if (query.state.data !== undefined) showFailure(error)
    },
  }),
  mutationCache: new MutationCache({
    onError(error, _variables, _result, mutation) {
      if (!mutation.meta?.failureShownInline) showFailure(error)
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A paused query would leave its page loading forever; a failed one can show an error.
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && isTemporary(readFailure(error)),
    },
    mutations: { networkMode: 'always' },
  },
})

/** Refetches the profile if its response is on its way: it may be older than what was just written to the cache. */
export function refetchProfileIfFetching(): void {
  const filter = { queryKey: [['profile', 'read']] }
  if (queryClient.isFetching(filter) > 0) void queryClient.invalidateQueries(filter)
}
