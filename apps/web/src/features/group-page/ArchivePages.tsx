import { Trans } from '@lingui/react/macro'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { useAfterUndoable } from '../../app/mutations/use-after-undoable.ts'
import { usePages } from '../../app/use-pages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StoredBox } from '../../ui/illustrations/StoredBox.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { PanelCard } from '../../ui/Panel.tsx'

type ArchivePagesProps<Item> = {
  /** A query key that live updates of the group invalidate. */
  queryKey: QueryKey
  fetchPage: (range: { page: number; limit: number }, options: { signal: AbortSignal }) => Promise<Item[]>
  /** Applies optimistic updates to the items. */
  useWithin: (items: Item[]) => Item[]
  render: (item: Item) => ReactNode
}

/** A paginated list of archived items of one kind. */
export function ArchivePages<Item extends { id: string }>({
  queryKey,
  fetchPage,
  useWithin,
  render,
}: ArchivePagesProps<Item>) {
  const afterUndoable = useAfterUndoable()
  const pages = usePages({
    queryKey,
    fetchPage: (...call) => afterUndoable(() => fetchPage(...call)),
    itemsOf: (page) => page,
  })
  const items = useWithin(pages.data ?? [])
  if (!pages.data) {
    return (
      <PanelCard>
        <LoadingOrError query={pages} title={<Trans>Couldn’t load the archive</Trans>} />
      </PanelCard>
    )
  }
  if (items.length === 0) {
    return (
      <PanelCard>
        <EmptyState
          picture={<StoredBox />}
          title={<Trans>Nothing like this in the archive</Trans>}
          text={<Trans>Archive finished items to keep lists short.</Trans>}
        />
      </PanelCard>
    )
  }
  return (
    <>
      <PanelCard>
        <ul>{items.map(render)}</ul>
      </PanelCard>
      <LoadMore pages={pages} mt="md" />
    </>
  )
}
