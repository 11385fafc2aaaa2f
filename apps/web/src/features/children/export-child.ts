import { t } from '@lingui/core/macro'
import type { Child } from '@questboard/api/children/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { saveChild } from '../privacy/download.ts'

/** Downloads all data of a child. */
export function exportChild({ userId, name }: Pick<Child, 'userId' | 'name'>): Promise<void> {
  const short = shortTitle(name)
  return attempt(t`Couldn’t download the data of ${short}.`, async () => {
    saveChild(await trpcClient.children.export.query({ userId }), name)
    showMessage(t`${short}’s data is in your downloads.`)
  })
}
