import { t } from '@lingui/core/macro'
import type { Group } from '@questboard/api/groups/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { saveAsFile } from '../../ui/save-as-file.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'

/** Downloads all data of a group as a file with today's date. */
export async function exportGroup({ id, name }: Group): Promise<void> {
  const place = shortTitle(name)
  await attempt(t`Couldn’t download the data of “${place}”.`, async () => {
    const [data, { lastDayStart }] = await Promise.all([
      trpcClient.rights.exportGroup.query({ id }),
      trpcUtils.profile.read.ensureData({}),
    ])
    saveAsFile(`questboard-group-${lastDayStart}.json`, data)
    showMessage(t`The data of “${place}” is in your downloads.`)
  })
}
