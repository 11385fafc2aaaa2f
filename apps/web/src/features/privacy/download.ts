import type { Exported } from '@questboard/api/privacy/schema'
import { trpcClient } from '../../app/trpc.ts'
import { saveAsFile } from '../../ui/save-as-file.ts'

/** Downloads all data of the user as a file with today's date. */
export async function downloadData(): Promise<void> {
  const data = await trpcClient.rights.export.query({})
  saveAsFile(`questboard-${data.profile.lastDayStart}.json`, data)
}

/** Saves the data of a child as a file with its name and its date. */
export function saveChild(data: Exported, name: string): void {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  saveAsFile(`${['questboard', ...words, data.profile.lastDayStart].join('-')}.json`, data)
}
