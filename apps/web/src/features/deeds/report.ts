import { t } from '@lingui/core/macro'
import type { CreateDeed } from '@questboard/api/deeds/schema'
import { newId } from '../../app/mutations/new-id.ts'
import { queued, sendOrEnqueue } from '../../app/mutations/send-or-queue.ts'
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
    const send = () => trpcClient.deeds.create.mutate(input)
    const task = { title: input.title, type: 'todo' as const }
    const sent = await sendOrEnqueue(send, { call: 'reportDeed', input, task, at: new Date().toISOString() })
    showMessage(
      sent === queued ? t`Saved. It’s sent when you’re online again.` : t`We’ve asked a leader about “${title}”.`,
    )
    refreshGroup(groupId)
  }
}
