import { trpcClient } from '../../app/trpc.ts'

export const kinds = ['tasks', 'missions', 'rewards'] as const

export type Kind = (typeof kinds)[number]

export const formats = ['csv', 'json'] as const

export type Format = (typeof formats)[number]

const calls = {
  tasks: () => trpcClient.transfer.exportTasks,
  missions: () => trpcClient.transfer.exportMissions,
  rewards: () => trpcClient.transfer.exportRewards,
}

/** Downloads all data of a kind as a file. @returns its name */
export async function downloadItems(kind: Kind, format: Format): Promise<string> {
  const { name, mediaType, content } = await calls[kind]().query({ format })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: mediaType }))
  link.download = name
  link.click()
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return name
}
