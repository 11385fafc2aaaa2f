import { trpcClient } from '../../app/trpc.ts'
import { saveAsFile } from '../../ui/save-as-file.ts'

/** Downloads all data of the user as a file with today's date. */
export async function downloadData(): Promise<void> {
  const data = await trpcClient.rights.export.query({})
  saveAsFile(`questboard-${data.profile.lastDayStart}.json`, data)
}
