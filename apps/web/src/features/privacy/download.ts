import type { Exported } from '@questboard/api/privacy/schema'
import { trpcClient } from '../../app/trpc.ts'

/** Downloads all data of the user as a file with today's date. */
export async function downloadData(): Promise<void> {
  saveAsFile(await trpcClient.rights.export.query({}))
}

/** Saves the data of a player as a file with the player's date. */
export function saveAsFile(data: Exported): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `questboard-${data.profile.lastDayStart}.json`
  link.click()
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
