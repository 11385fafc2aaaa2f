import { type UseMutationOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type CreateTRPCClient, getUntypedClient } from '@trpc/client'
import { type CreateTRPCReact, type createTRPCQueryUtils, getQueryKey } from '@trpc/react-query'
import type { AnyTRPCRouter } from '@trpc/server'

type Path = readonly string[]
type Procedure = Parameters<typeof getQueryKey>[0]

/**
 * The tRPC hooks `useQuery`, `useSuspenseQuery`, `useMutation` and `useUtils`, with tRPC's own types and keys. The
 * package's hooks also include server rendering, subscriptions and infinite queries, which would enlarge the first
 * load. Any other hook throws.
 */
export function createHooks<Router extends AnyTRPCRouter>(
  client: CreateTRPCClient<Router>,
  utils: ReturnType<typeof createTRPCQueryUtils<Router>>,
): CreateTRPCReact<Router, unknown> {
  const untyped = getUntypedClient(client)

  const queryOf = (path: Path, input: unknown, options: object = {}) => ({
    ...options,
    queryKey: getQueryKey(procedureAt(path), input, 'query'),
    queryFn: () => untyped.query(path.join('.'), input),
  })

  const hooks: Record<string, (path: Path, ...given: never[]) => unknown> = {
    useQuery: (path, input: unknown, options?: object) => useQuery(queryOf(path, input, options)),
    useSuspenseQuery(path, input: unknown, options?: object) {
      const query = useSuspenseQuery(queryOf(path, input, options))
      return [query.data, query]
    },
    useMutation: (path, options?: UseMutationOptions<unknown, Error, unknown>) =>
      useMutation({
        ...options,
        mutationKey: [path],
        mutationFn: (input: unknown) => untyped.mutation(path.join('.'), input),
      }),
    useUtils: () => utils,
    _def: (path) => ({ path }),
  }

  function procedureAt(path: Path): Procedure {
    return new Proxy(noHook, {
      get(_target, name) {
        if (typeof name !== 'string') return undefined
        const hook = hooks[name]
        return hook ? (...args: never[]) => hook(path, ...args) : procedureAt([...path, name])
      },
    }) as unknown as Procedure
  }

  return procedureAt([]) as unknown as CreateTRPCReact<Router, unknown>
}

function noHook(): never {
  throw new Error('no such hook')
}
