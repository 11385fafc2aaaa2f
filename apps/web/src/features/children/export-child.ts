import { t } from '@lingui/core/macro'
import type { Child } from '@questboard/api/children/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { trpcClient } from '../../app/trpc.ts'
import { saveAsFile } from '../../ui/save-as-file.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'

/** Downloads all data of a child. */
export function exportChild({ userId, name }: Pick<Child, 'userId' | 'name'>): void {
  const short = shortTitle(name)
  void attempt(t`Couldn’t export the data of ${short}.`, async () => {
    const data = await trpcClient.children.export.query({ userId })
    saveAsFile(`questboard-${data.profile.lastDayStart}.json`, data)
    showMessage(t`The data of ${short} is in your downloads.`)
  })
}
