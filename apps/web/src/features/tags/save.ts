import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { CreateTag, Tag } from '@questboard/api/tags/schema'
import { isGroupQuery } from '../../app/live/group-queries.ts'
import { addItems, type Change, removeItems, replaceItem } from '../../app/mutations/changes.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { deletionMessages, removeWithUndo } from '../../app/mutations/removal.ts'
import { sendUndoable } from '../../app/mutations/undoable.ts'
import { queryClient } from '../../app/query-client.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { tagsIn } from './tags-in.ts'

export type TagValues = Omit<CreateTag, 'id'>

/** A change after which own tags are in the order of their names, as the server lists them. */
const inOrder =
  (change: Change<Tag>): Change<Tag> =>
  (tags) => {
    const after = change(tags)
    if (after === tags) return tags
    const { compare } = new Intl.Collator(i18n.locale)
    return [
      ...after.filter(({ own }) => !own),
      ...after.filter(({ own }) => own).sort((a, b) => compare(a.name, b.name)),
    ]
  }

/** Deletions that can still be undone, or are on their way. Their names are not free yet. */
let pendingRemovals = 0

const afterRemovals = () => (pendingRemovals > 0 ? sendUndoable() : undefined)

/**
 * Returns a function that creates a tag of the user or of a group. It may be called again after a failure: the server
 * creates it once.
 * @param onMade called with the id of the new tag
 */
export function prepareTag(groupId: string | undefined, written: TagValues, onMade: (id: string) => void = () => {}) {
  const fields = { ...written, id: newId() }
  return async (): Promise<void> => {
    await afterRemovals()
    await tagsIn(groupId).perform({
      queueKey: fields.id,
      send: () =>
        groupId === undefined
          ? trpcClient.tags.create.mutate(fields)
          : trpcClient.groupTags.create.mutate({ ...fields, groupId }),
      settle: (tag) => inOrder(addItems(tag)),
    })
    const name = shortTitle(fields.name)
    announce(t`Added: ${name}`)
    onMade(fields.id)
  }
}

/** Changes the name and the colour of a tag. */
export async function updateTag({ id, groupId }: Tag, written: TagValues): Promise<void> {
  await afterRemovals()
  await tagsIn(groupId ?? undefined).perform({
    queueKey: id,
    send: () =>
      groupId === null
        ? trpcClient.tags.update.mutate({ ...written, id })
        : trpcClient.groupTags.update.mutate({ ...written, groupId, tagId: id }),
    settle: (tag) => inOrder(replaceItem(tag)),
  })
  announce(t`Tag saved`)
}

/** Hides a tag, and takes it off all tasks when the toast closes without an undo. */
export function removeTag({ id, groupId, name }: Tag): void {
  const { overlay, perform } = tagsIn(groupId ?? undefined)
  const change = removeItems<Tag>([id])
  const send = () =>
    groupId === null
      ? trpcClient.tags.remove.mutate({ id })
      : trpcClient.groupTags.remove.mutate({ groupId, tagId: id })
  removeWithUndo({
    messages: deletionMessages(name),
    hide() {
      const show = overlay(change)
      pendingRemovals += 1
      return () => {
        pendingRemovals -= 1
        show()
      }
    },
    async send() {
      pendingRemovals += 1
      await perform({ queueKey: id, change, send }).finally(() => {
        pendingRemovals -= 1
      })
      // Tasks no longer have it.
      if (groupId === null) void trpcUtils.dashboard.read.invalidate({})
      else void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isGroupQuery(queryKey, [groupId]) })
    },
    path: groupId === null ? `/tags/${id}` : `/groups/${groupId}/tags/${id}`,
  })
}
