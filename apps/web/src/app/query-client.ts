import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isPassing, readFailure } from './failure.ts'
import { showFailure } from './show-failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The form that called shows the failure beside its fields: no toast. */
      failureShownInline?: boolean
    }
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      // With nothing to show the route's error page tells it; with older data on the screen only a toast can.
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
      // Without a connection a paused query would leave its page waiting for ever; a failed one can say so.
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && isPassing(readFailure(error)),
    },
    mutations: { networkMode: 'always' },
  },
})
