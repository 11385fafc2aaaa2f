import type { QueryClient } from '@tanstack/react-query'
import type { Session } from './session.ts'
import type { trpcUtils } from './trpc.ts'

/** What every route's loader and guard is given. */
export type RouterContext = { queryClient: QueryClient; trpcUtils: typeof trpcUtils; session: Session }
