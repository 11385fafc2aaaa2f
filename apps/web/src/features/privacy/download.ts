import { trpcClient } from '../../app/trpc.ts'

/** Downloads all data of the user as a file with today's date. */
export async function downloadData(): Promise<void> {
  const data = await trpcClient.rights.export.query({})
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `questboard-${data.profile.lastDayStart}.json`
  link.click()
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
