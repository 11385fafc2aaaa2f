import { count, eq, isNotNull, isNull, sql } from '@questboard/db/drizzle'
import { dailyJobs, emailOutbox, users } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { assertOwner, readInstallation, signUpOf } from '../kernel/installation.ts'
import { rows } from '../kernel/transaction.ts'
import type { Overview } from './schema.ts'

/**
 * The state and the settings of the installation, for its owner. With several servers it describes the one that
 * responds.
 * @throws DomainError notAuthorized
 */
export async function readOverview(ctx: UserContext): Promise<Overview> {
  await assertOwner(ctx)
  const { db, services } = ctx
  const { database, machine, signUp, hasMailServer, outboxFolder } = services
  const chosen = await readInstallation(db)
  const [version] = await rows<{ name: string }>(db, sql`select current_setting('server_version') as name`)
  const [people] = await db
    .select({ all: count(), locked: count(users.lockedAt) })
    .from(users)
    .where(isNotNull(users.email))
  const [waiting] = await db.select({ all: count() }).from(emailOutbox).where(isNull(emailOutbox.failedAt))
  const [failed] = await db.select({ all: count() }).from(emailOutbox).where(isNotNull(emailOutbox.failedAt))
  const [checked] = await db.select({ day: dailyJobs.day }).from(dailyJobs).where(eq(dailyJobs.name, 'reconcile'))
  return {
    name: chosen?.name ?? null,
    signUp: signUpOf(services, chosen),
    fixedSignUp: signUp ?? null,
    version: machine.version,
    node: process.versions.node,
    database: { engine: database.engine, version: version?.name ?? '' },
    startedAt: machine.startedAt.toISOString(),
    freeBytes: await machine.freeBytes(),
    mail: {
      isSetUp: hasMailServer,
      folder: hasMailServer ? null : (outboxFolder ?? null),
      failed: failed?.all ?? 0,
      waiting: waiting?.all ?? 0,
    },
    accounts: { all: people?.all ?? 0, locked: people?.locked ?? 0 },
    checkedOn: checked?.day ?? null,
    settings: [...machine.settings],
  }
}
