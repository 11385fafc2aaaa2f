import type { ReactNode } from 'react'
import { RowSkeletons } from '../ui/RowSkeletons.tsx'
import { LoadError } from './LoadError.tsx'

type LoadingOrErrorProps = {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
  /** What could not be loaded. */
  title: ReactNode
  skeleton?: ReactNode
}

/** Replaces a part of a page whose data has not arrived: a skeleton, or why it failed to load. */
export function LoadingOrError({ query, title, skeleton = <RowSkeletons /> }: LoadingOrErrorProps) {
  if (!query.error || query.isFetching) return skeleton
  return <LoadError title={title} error={query.error} onRetry={() => void query.refetch()} />
}
