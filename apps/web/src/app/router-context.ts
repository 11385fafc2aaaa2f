import type { QueryClient } from '@tanstack/react-query'
import type { Session } from './session.ts'
import type { trpcUtils } from './trpc.ts'

/** The context of every route's loader and guard. */
export type RouterContext = { queryClient: QueryClient; trpcUtils: typeof trpcUtils; session: Session }
