import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'

const pageSize = 20

type PagesOptions<Page, Item> = {
  queryKey: QueryKey
  fetchPage: (range: { page: number; limit: number }, options: { signal: AbortSignal }) => Promise<Page>
  itemsOf: (page: Page) => Item[]
  staleTime?: number
  gcTime?: number
  /** How often in milliseconds the pages are fetched again. */
  refetchInterval?: (pages: Page[]) => number | false
}

/** A list that is fetched a page at a time. `data` has the items of all fetched pages. */
export function usePages<Page extends unknown[] | { totalCount: number }, Item extends { id: string | number }>({
  fetchPage,
  itemsOf,
  refetchInterval,
  ...options
}: PagesOptions<Page, Item>) {
  return useInfiniteQuery({
    ...options,
    queryFn: ({ pageParam, signal }) => fetchPage({ page: pageParam, limit: pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page: Page, pages: Page[]) => (hasMore(page, pages.length) ? pages.length + 1 : undefined),
    select: ({ pages }) => once(pages.flatMap(itemsOf)),
    refetchInterval: ({ state }) => refetchInterval?.(state.data?.pages ?? []) ?? false,
  })
}

const hasMore = (page: unknown[] | { totalCount: number }, fetched: number): boolean =>
  Array.isArray(page) ? page.length === pageSize : fetched * pageSize < page.totalCount

/** Removes duplicates: an item may move to the next page between two requests. */
const once = <Item extends { id: string | number }>(items: Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
]
