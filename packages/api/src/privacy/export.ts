import { listGroups } from '../groups/list.ts'
import type { UserContext } from '../kernel/context.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { allPages, exportSnapshot } from '../kernel/run-export.ts'
import { readAllMovements } from '../ledger/read-all.ts'
import { readMissions } from '../missions/read.ts'
import { personalStatuses } from '../missions/rules.ts'
import { shownTo } from '../notifications/count-unseen.ts'
import { readNotifications } from '../notifications/read-notifications.ts'
import { readProfile } from '../profile/read.ts'
import { listRewards } from '../rewards/list.ts'
import { listPurchases } from '../store/list-purchases.ts'
import { listTags } from '../tags/list.ts'
import { readTasks } from '../tasks/list.ts'
import { exportAccount } from './export-account.ts'
import type { Exported } from './schema.ts'

/** An export reads all data of a player, so it is limited. */
const exportLimit = { attempts: 10, seconds: 3600 }

/**
 * All data of the caller, as of one moment.
 * @throws DomainError tooManyRequests, payloadTooLarge
 *
 * Rules: Accounts.
 */
export async function exportData(ctx: UserContext): Promise<Exported> {
  await countExport(ctx)
  return exportPlayer(ctx)
}

/** @throws DomainError tooManyRequests */
export const countExport = ({ services, userId }: UserContext): Promise<void> =>
  countAttempt(services, `export:${userId}`, exportLimit)

/**
 * All data of the player in the context, as of one moment.
 * @throws DomainError payloadTooLarge
 */
export function exportPlayer(ctx: UserContext): Promise<Exported> {
  const { services, userId, language } = ctx
  return exportSnapshot(services, { userId }, async (tx) => {
    const own = { ...ctx, db: tx }
    const groups = await listGroups(own)
    return {
      profile: await readProfile(tx, services.clock, userId, language),
      tasks: [
        ...(await readTasks(own, { ...allPages, archived: false })),
        ...(await readTasks(own, { ...allPages, archived: true })),
      ],
      tags: (await listTags(own, { userId })).filter((tag) => tag.own),
      rewards: await listRewards(own),
      missions: await readMissions(tx, { userId, statuses: personalStatuses }),
      groups,
      notifications: await readNotifications(tx, shownTo(userId)),
      purchases: (await listPurchases(own, allPages)).purchases,
      ledger: await readAllMovements(tx, userId),
      account: await exportAccount(own, groups),
    }
  })
}
