import { randomBytes } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupFile, BackupStore, Clock } from '@questboard/api'
import { backupsIn, isDaily, writeBackup } from './back-up.ts'

/** How many backups made by hand are kept. The daily ones are counted apart. */
const keptByHand = 5

/** How long a browser has to fetch a backup. */
const lifetimeMs = 60_000

/** How many offers wait at the same time. The oldest is deleted. */
const maxOffers = 20

const byHand = /^questboard-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz$/

/** Where backups are fetched. A file's name at the end keeps the service worker of the web app away from it. */
export const backupsPath = '/backups'

export interface ServedBackups extends BackupStore {
  /** The file of an offer, once. */
  take(token: string): { file: string; name: string } | undefined
}

type Options = { folder: string; clock: Clock; backUp: () => Promise<Blob> }

/** The backups of the embedded database, whose only process is this one: its offers need no database. */
export function backupStore({ folder, clock, backUp }: Options): ServedBackups {
  const offers = new Map<string, { name: string; until: number }>()
  let making: Promise<BackupFile> | undefined

  const backupNames = () => backupsIn(folder, (name) => isDaily(name) || byHand.test(name))

  async function make(): Promise<BackupFile> {
    const madeAt = clock.now()
    const name = `questboard-${madeAt.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.tar.gz`
    const backup = await backUp()
    await writeBackup(join(folder, name), backup)
    const earlier = (await backupNames()).filter((file) => byHand.test(file)).sort()
    await Promise.all(earlier.slice(0, -keptByHand).map((old) => rm(join(folder, old))))
    return { name, size: backup.size, madeAt }
  }

  return {
    folder,
    async list() {
      const files = await Promise.all(
        (await backupNames()).map(async (name) => {
          const { size, mtime } = await stat(join(folder, name))
          return { name, size, madeAt: mtime }
        }),
      )
      return files.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
    },
    make() {
      making ??= make().finally(() => {
        making = undefined
      })
      return making
    },
    async offer(name) {
      if (!(await backupNames()).includes(name)) return undefined
      const [oldest] = offers.keys()
      if (oldest !== undefined && offers.size >= maxOffers) offers.delete(oldest)
      const token = randomBytes(32).toString('base64url')
      offers.set(token, { name, until: clock.now().getTime() + lifetimeMs })
      return { path: `${backupsPath}/${token}/${name}` }
    },
    take(token) {
      const offer = offers.get(token)
      offers.delete(token)
      if (!offer || offer.until <= clock.now().getTime()) return undefined
      return { file: join(folder, offer.name), name: offer.name }
    },
  }
}
