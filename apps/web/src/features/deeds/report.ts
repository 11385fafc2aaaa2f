import { t } from '@lingui/core/macro'
import type { CreateDeed } from '@questboard/api/deeds/schema'
import { isUnanswered, readFailure } from '../../app/failure.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { isQueueing } from '../../app/mutations/send-or-queue.ts'
import { offlineSupport } from '../../app/offline-support.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'

export type DeedValues = Omit<CreateDeed, 'id' | 'groupId'>

/** A report under an id made here, so that a repeated call makes one deed. Without a connection it is queued. */
export function draftOf(groupId: string, written: DeedValues): () => Promise<void> {
  const input = { ...written, groupId, id: newId() }
  const title = shortTitle(written.title)
  return async () => {
    const isQueued = await sendOrQueue(input)
    showMessage(
      isQueued ? t`Saved. It is sent when there is a connection.` : t`A leader has been asked about “${title}”.`,
    )
    refreshGroup(groupId)
  }
}

/** @returns whether it waits for a connection */
async function sendOrQueue(input: CreateDeed & { id: string }): Promise<boolean> {
  let why: unknown
  if (!isQueueing()) {
    try {
      await trpcClient.deeds.create.mutate(input)
      return false
    } catch (error) {
      if (!isUnanswered(readFailure(error))) throw error
      why = error
    }
  }
  try {
    const { enqueue } = await offlineSupport()
    await enqueue({ call: 'reportDeed', input, title: input.title, type: 'todo' })
    return true
  } catch {
    // The code of the queue cannot be loaded, or the storage is full.
    if (why) throw why
    await trpcClient.deeds.create.mutate(input)
    return false
  }
}
