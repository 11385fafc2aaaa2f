import { type SQL, sql } from '@questboard/db/drizzle'
import type { UserContext } from '../kernel/context.ts'
import { anyOf, assertPageWeight, weightOf } from '../kernel/limits/page-weight.ts'
import { readPage } from '../kernel/read-page.ts'
import { readMissions } from './read.ts'
import type { MissionStatus } from './rules.ts'
import type { ListMissions, Mission } from './schema.ts'

const current: MissionStatus[] = ['pending', 'active', 'completed', 'failed']

/**
 * The caller's missions with the given statuses, oldest first; without statuses, all except archived ones. The archive
 * is paged.
 * @throws DomainError invalidQueryParams: the page exceeds 4 MiB
 */
export async function listMissions(
  ctx: Pick<UserContext, 'services' | 'db' | 'userId'>,
  { status = current, page, limit }: ListMissions,
): Promise<Mission[]> {
  const { db, userId } = ctx
  const statuses = status.filter((wanted) => wanted !== 'waitingApproval')
  if (!statuses.includes('archived')) return readMissions(db, { userId, statuses })
  return readPage(ctx, page, async (queries) => {
    await assertPageWeight(queries, weightsOf(userId, statuses), { page, limit })
    return readMissions(queries, { userId, statuses }, { page, limit })
  })
}

const weightsOf = (userId: string, statuses: MissionStatus[]): SQL => sql`
  select ${weightOf(sql`name || notes`)} + coalesce((
    select sum(${weightOf(sql`task.title || task.notes`)}) from mission_tasks task
    where task.mission_id = missions.id and task.user_id = missions.user_id
  ), 0) as weight
  from missions where user_id = ${userId}::uuid and status = ${anyOf(statuses)} order by sequence`
