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

/**
 * Returns a function that reports a deed. It may be called again after a failure: the server creates the deed once.
 * Without a connection the report is queued.
 */
export function prepareDeed(groupId: string, written: DeedValues): () => Promise<void> {
  const input = { ...written, groupId, id: newId() }
  const title = shortTitle(written.title)
  return async () => {
    const isQueued = await sendOrQueue(input)
    showMessage(isQueued ? t`Saved. It’s sent when you’re online again.` : t`We’ve asked a leader about “${title}”.`)
    refreshGroup(groupId)
  }
}

/** @returns whether it waits for a connection */
async function sendOrQueue(input: CreateDeed & { id: string }): Promise<boolean> {
  let lostError: unknown
  if (!isQueueing()) {
    try {
      await trpcClient.deeds.create.mutate(input)
      return false
    } catch (error) {
      if (!isUnanswered(readFailure(error))) throw error
      lostError = error
    }
  }
  try {
    const { enqueue } = await offlineSupport()
    await enqueue({ call: 'reportDeed', input, title: input.title, type: 'todo' })
    return true
  } catch {
    // The code of the queue cannot be loaded, or the storage is full.
    if (lostError) throw lostError
    await trpcClient.deeds.create.mutate(input)
    return false
  }
}
