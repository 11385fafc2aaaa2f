import { Trans } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { useAfterUndoable } from '../../app/mutations/use-after-undoable.ts'
import { trpcClient } from '../../app/trpc.ts'
import { usePages } from '../../app/use-pages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StoredBox } from '../../ui/illustrations/StoredBox.tsx'
import { LoadMoreRow } from '../../ui/LoadMore.tsx'
import { archiveKey } from './archive-key.ts'
import { useArchivedTasks } from './current.ts'
import type { Filters } from './FilterChips.tsx'
import type { TagsById } from './RowFrame.tsx'
import { TaskRow } from './TaskRow.tsx'

type ArchiveListProps = { filters: Filters; tags: TagsById }

/** The archive, a page at a time. */
export default function ArchiveList({ filters: { types, query, tags: chosen }, tags }: ArchiveListProps) {
  const type = [...types]
  const tag = chosen ?? []
  // The server is asked when the user stops typing.
  const [q] = useDebouncedValue(query?.trim() || undefined, 250)
  const afterUndoable = useAfterUndoable()
  const pages = usePages({
    queryKey: [...archiveKey, type, q, tag],
    fetchPage: (range, options) =>
      afterUndoable(() =>
        trpcClient.tasks.list.query(
          {
            ...range,
            archived: true,
            q,
            type: type.length > 0 ? type : undefined,
            tag: tag.length > 0 ? [...tag] : undefined,
          },
          options,
        ),
      ),
    itemsOf: (tasks) => tasks,
  })
  const tasks = useArchivedTasks(pages.data ?? [])
  if (!pages.data) return <LoadingOrError query={pages} title={<Trans>Couldn’t load the archive</Trans>} />
  if (tasks.length === 0) {
    return (
      <EmptyState
        picture={<StoredBox />}
        title={
          type.length + tag.length > 0 || q ? (
            <Trans>Nothing like this in the archive</Trans>
          ) : (
            <Trans>The archive is empty</Trans>
          )
        }
        text={<Trans>Archive finished tasks to keep the list short.</Trans>}
      />
    )
  }
  return (
    <>
      <ul>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} tags={tags} />
        ))}
      </ul>
      <LoadMoreRow pages={pages} />
    </>
  )
}
