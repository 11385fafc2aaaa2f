import { allEqual } from '@questboard/db/drizzle'
import { type MadeItem, missions } from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'
import { DomainError } from '../kernel/errors.ts'
import { pick } from '../kernel/pick.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { insertMission } from '../missions/insert.ts'
import { statusOn } from '../missions/rules.ts'
import { missionTaskNames } from '../tasks/schema.ts'
import { madeMission } from './made-items.ts'
import type { ImportedMission } from './schema.ts'

/** A mission of a file, with the ids that were taken for it and its tasks. */
type MissionWithIds = Omit<ImportedMission, 'id' | 'tasks'> & {
  id: string
  tasks: (ImportedMission['tasks'][number] & { id: string })[]
}

/**
 * Adds missions of a file to those of a locked player. One that has begun keeps its first day, and none of its tasks is
 * completed.
 * @throws DomainError tooManyItems, idAlreadyUsed, invalidData: a mission has ended
 */
export async function importMissions(
  tx: Transaction,
  { userId, createdAt, today }: { userId: string; createdAt: Date; today: Day },
  added: MissionWithIds[],
): Promise<MadeItem[]> {
  const faults = added.flatMap(({ to }, place) =>
    to < today ? [{ path: `missions.${place}.to`, message: 'must not be before today' }] : [],
  )
  if (faults.length > 0) throw new DomainError('invalidData', { details: faults })
  const created: MadeItem[] = []
  for (const { isMain: _, tasks, ...mission } of added) {
    const fresh = { ...mission, userId, createdAt, status: statusOn(today, mission.from) }
    const inserted = await insertMission(
      tx,
      fresh,
      tasks.map((task) => ({ ...pick(task, missionTaskNames), id: task.id })),
    )
    created.push(madeMission(inserted))
  }
  const main = added.find(({ isMain }) => isMain)
  if (main) await makeMain(tx, userId, main.id)
  return created
}

/** Makes a mission the main one, unless there is one. */
async function makeMain(tx: Transaction, userId: string, id: string): Promise<void> {
  const [present] = await tx
    .select({ id: missions.id })
    .from(missions)
    .where(allEqual(missions, { userId, isMain: true }))
  if (present) return
  await tx.update(missions).set({ isMain: true }).where(allEqual(missions, { id, userId }))
}
