import { trpcClient } from '../../app/trpc.ts'

/** Gives everything that is kept of the person to the browser, as a file of the day. */
export async function downloadData(): Promise<void> {
  const data = await trpcClient.rights.export.query({})
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `questboard-${data.profile.lastDayStart}.json`
  link.click()
  // The browser has it by the time that it asks for nothing more.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
