import type { MadeItem } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { readImports } from './recent-imports.ts'
import type { RecentImport } from './schema.ts'

/** The imports of the last 24 hours that were not taken back, the latest first. */
export async function listImports({ services, db, userId }: UserContext): Promise<RecentImport[]> {
  const all = await readImports(db, { clock: services.clock, userId })
  return all.map(({ id, made, createdAt }) => {
    const count = (kind: MadeItem['kind']) => made.filter((item) => item.kind === kind).length
    return {
      id,
      createdAt: createdAt.toISOString(),
      tasks: count('task'),
      missions: count('mission'),
      rewards: count('reward'),
      tags: count('tag'),
    }
  })
}
