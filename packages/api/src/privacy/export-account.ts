import { allEqual, asc, desc, eq } from '@questboard/db/drizzle'
import {
  daysOff,
  deeds,
  emailChanges,
  generatedAvatars,
  generations,
  groupPawns,
  identities,
  knownDevices,
  memberships,
  pawns,
  payments,
  promises,
  pushDevices,
  sessions,
  users,
  webhooks,
} from '@questboard/db/schema'
import { listPasskeys } from '../auth/passkeys/list.ts'
import { readCalendarState } from '../calendar/read-state.ts'
import { showDayOff } from '../days-off/read.ts'
import { readDeeds } from '../deeds/read-deeds.ts'
import { readAllMissionsOfMember } from '../group-missions/list-of-member.ts'
import { readAllRewardsOfMember } from '../group-rewards/list-of-member.ts'
import { readUserTasks } from '../group-tasks/read-user-tasks.ts'
import type { Group } from '../groups/schema.ts'
import { allPages } from '../kernel/run-export.ts'
import { listApps } from '../oauth/list.ts'
import { readPreferences } from '../preferences/read.ts'
import { readPromises } from '../promises/read-promises.ts'
import { generatedAvatarUrl } from '../store/show-avatar.ts'
import { listTokens } from '../tokens/list.ts'
import {
  type AccountReader,
  exportEndedGroupOccurrences,
  exportEndedOccurrences,
  exportGuardianships,
  exportHolidays,
  exportPoolShares,
  exportWeeks,
} from './export-history.ts'
import type { ExportedAccount } from './schema.ts'

/** The account data that no other part of the export contains, without secrets such as password hashes. */
export async function exportAccount(reader: AccountReader, groups: Group[]): Promise<ExportedAccount> {
  const { db, userId } = reader
  const [account] = await db.select().from(users).where(eq(users.id, userId))
  if (!account) throw new Error('an account without a row')
  const { timeZone, lastSeenDay, holidaySince, gemsHeld, gemsOwed } = account
  return {
    timeZone,
    lastSeenDay,
    holidaySince,
    gemsHeld,
    gemsOwed,
    createdAt: account.createdAt.toISOString(),
    activatedAt: account.activatedAt?.toISOString() ?? null,
    provenAt: account.provenAt?.toISOString() ?? null,
    ...(await exportSigningIn(reader)),
    calendar: await readCalendarState(reader),
    notificationPreferences: await readPreferences(db, userId),
    boards: await db
      .select({ boardId: pawns.boardId, position: pawns.position, lap: pawns.lap, usedSquares: pawns.usedSquares })
      .from(pawns)
      .where(eq(pawns.userId, userId)),
    daysOff: (
      await db.select().from(daysOff).where(eq(daysOff.userId, userId)).orderBy(asc(daysOff.from), asc(daysOff.id))
    ).map(showDayOff),
    holidays: await exportHolidays(reader),
    endedOccurrences: await exportEndedOccurrences(reader),
    ...(await exportGuardianships(reader)),
    groups: await Promise.all(groups.map((group) => exportGroup(reader, group))),
    ...(await exportMade(reader)),
    webhooks: await exportWebhooks(reader),
  }
}

async function exportSigningIn({
  db,
  userId,
}: AccountReader): Promise<
  Pick<
    ExportedAccount,
    'emailChange' | 'sessions' | 'devices' | 'pushDevices' | 'tokens' | 'apps' | 'identities' | 'passkeys'
  >
> {
  const [[change], opened, devices, pushed, tokens, apps, linked, keys] = await Promise.all([
    db
      .select()
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId))
      .orderBy(desc(emailChanges.createdAt))
      .limit(1),
    db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.createdAt)),
    db.select().from(knownDevices).where(eq(knownDevices.userId, userId)).orderBy(asc(knownDevices.createdAt)),
    db.select().from(pushDevices).where(eq(pushDevices.userId, userId)).orderBy(asc(pushDevices.createdAt)),
    listTokens({ db, userId }),
    listApps({ db, userId }),
    db.select().from(identities).where(eq(identities.userId, userId)),
    listPasskeys({ db, userId }),
  ])
  return {
    emailChange: change
      ? {
          email: change.email,
          createdAt: change.createdAt.toISOString(),
          expiresAt: change.expiresAt.toISOString(),
        }
      : null,
    sessions: opened.map(({ agent, createdAt, lastSeenAt, expiresAt }) => ({
      agent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    devices: devices.map(({ createdAt, lastUsedAt }) => ({
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    pushDevices: pushed.map(({ name, createdAt, lastSuccessAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    })),
    tokens: tokens.map(({ id: _, ...token }) => token),
    apps: apps.map(({ id: _, ...app }) => app),
    identities: linked.map(({ provider, subject, createdAt }) => ({
      provider,
      subject,
      createdAt: createdAt.toISOString(),
    })),
    passkeys: keys.map(({ id: _, ...key }) => key),
  }
}

async function exportGroup({ db, userId }: AccountReader, group: Group): Promise<ExportedAccount['groups'][number]> {
  const scope = { groupId: group.id, userId }
  const isOwn = allEqual(deeds, { groupId: group.id, userId })
  const owned = allEqual(promises, { groupId: group.id, userId })
  const member = { membershipId: group.currentMember.id, groupId: group.id }
  const [current, archived, rewards, missions, reported, promised, ended, weeks, shares, [joined]] = await Promise.all([
    readUserTasks(db, { ...scope, ...allPages, archived: false }, userId),
    readUserTasks(db, { ...scope, ...allPages, archived: true }, userId),
    readAllRewardsOfMember(db, scope),
    readAllMissionsOfMember(db, scope),
    readDeeds(db, isOwn, allPages),
    readPromises(db, owned, allPages),
    exportEndedGroupOccurrences(db, scope),
    exportWeeks(db, member),
    exportPoolShares(db, member),
    db
      .select({ at: memberships.joinedAt, steps: groupPawns.steps, plain: groupPawns.plain })
      .from(memberships)
      .leftJoin(groupPawns, allEqual(groupPawns, { membershipId: memberships.id, groupId: memberships.groupId }))
      .where(allEqual(memberships, { id: group.currentMember.id, groupId: group.id })),
  ])
  if (!joined) throw new Error('a member without a membership')
  return {
    groupId: group.id,
    role: group.currentMember.groupRole,
    joinedAt: joined.at.toISOString(),
    boardSteps: joined.steps ?? 0,
    plainPawn: joined.plain ?? false,
    tasks: [...current, ...archived],
    rewards,
    missions,
    deeds: reported,
    promises: promised,
    endedOccurrences: ended,
    weeks,
    poolShares: shares,
  }
}

async function exportWebhooks({ db, userId }: AccountReader): Promise<ExportedAccount['webhooks']> {
  const answeredFor = await db
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(asc(webhooks.createdAt))
  return answeredFor.map(({ id, groupId, url, events, failingSince, disabledAt, createdAt }) => ({
    id,
    groupId,
    url,
    createdAt: createdAt.toISOString(),
    // The column is text, but only this code writes it.
    events: events as ExportedAccount['webhooks'][number]['events'],
    failingSince: failingSince?.toISOString() ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
  }))
}

async function exportMade({
  db,
  userId,
}: AccountReader): Promise<Pick<ExportedAccount, 'payments' | 'generations' | 'generatedAvatars'>> {
  const [paid, created, drawn] = await Promise.all([
    db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.createdAt)),
    db.select().from(generations).where(eq(generations.userId, userId)).orderBy(asc(generations.createdAt)),
    db
      .select({ id: generatedAvatars.id, createdAt: generatedAvatars.createdAt })
      .from(generatedAvatars)
      .where(eq(generatedAvatars.userId, userId))
      .orderBy(asc(generatedAvatars.createdAt)),
  ])
  return {
    payments: paid.map(({ id, quantity, gems, amount, currency, status, createdAt, paidAt }) => ({
      id,
      quantity,
      gems,
      amount,
      currency,
      status,
      createdAt: createdAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
    })),
    generations: created.map(({ kind, gems, status, createdAt }) => ({
      kind,
      gems,
      status,
      createdAt: createdAt.toISOString(),
    })),
    generatedAvatars: drawn.map(({ id, createdAt }) => ({
      id,
      url: generatedAvatarUrl(id),
      createdAt: createdAt.toISOString(),
    })),
  }
}
