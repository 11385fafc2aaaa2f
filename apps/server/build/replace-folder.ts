import { rename, rm } from 'node:fs/promises'

/** Another process has put its folder there in between. */
const isThere = (error: unknown): boolean =>
  ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Moves a folder to the place of another one. Of processes that do so at once, one after the other wins. */
export async function replaceFolder(newFolder: string, place: string): Promise<void> {
  const former = `${newFolder}-former`
  for (;;) {
    await rename(place, former).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    await rm(former, { recursive: true, force: true })
    try {
      await rename(newFolder, place)
      return
    } catch (error) {
      if (!isThere(error)) throw error
    }
  }
}
