import type { Exported } from '@questboard/api/privacy/schema'
import { trpcClient } from '../../app/trpc.ts'
import { saveAsFile } from '../../ui/save-as-file.ts'

/** Downloads all data of the user as a file with today's date. */
export async function downloadData(): Promise<void> {
  savePlayer(await trpcClient.rights.export.query({}))
}

/** Saves the data of a player as a file with the player's date. */
export const savePlayer = (data: Exported): void => saveAsFile(`questboard-${data.profile.lastDayStart}.json`, data)
