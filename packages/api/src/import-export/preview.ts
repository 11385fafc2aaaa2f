import { and, eq, inArray, isNull } from '@questboard/db/drizzle'
import { missions, rewards, tasks, users } from '@questboard/db/schema'
import { openItemsLimit } from '../game/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { holdsScopes } from '../kernel/scopes.ts'
import { readOwnTags } from '../tags/own-tags.ts'
import { propose } from './propose.ts'
import { proposeOtherItems } from './propose-other-items.ts'
import { readFile } from './read-file.ts'
import type { ImportPreview, PreviewInput } from './schema.ts'

/** Reading a file takes some milliseconds of CPU, so previews are limited. */
const previewLimit = { attempts: 60, seconds: 3600 }

/**
 * Previews an import: the resulting tasks by row, and the problems by line. It changes nothing. A token sees only missions
 * and rewards that it may create.
 * @throws DomainError tooManyRequests
 */
export async function previewImport(
  { services, db, userId, today, zone, scopes }: UserContext,
  { text, source, schedules }: PreviewInput,
): Promise<ImportPreview> {
  await countAttempt(services, `import-preview:${userId}`, previewLimit)
  const [current, tagRows] = await Promise.all([
    db
      .select({ title: tasks.title, type: tasks.type, completedAt: tasks.completedAt })
      .from(tasks)
      .where(and(eq(tasks.userId, userId), isNull(tasks.archivedAt))),
    readOwnTags(db, { userId }),
  ])
  const open = current.filter(({ completedAt }) => completedAt === null)
  const titles = current.filter(({ type, completedAt }) => type !== 'todo' || completedAt === null)
  const dates = schedules ? { today, zone, dayStartsAt: await dayStartOf(db, userId) } : null
  const { source: known, otherItems, ...read } = readFile(text, source, dates)
  const ownTags = new Map(tagRows.flatMap(({ id, folded }) => [[folded, id] as const, [id, id] as const]))
  const room = Math.max(0, openItemsLimit - open.length)
  const present = { titles: titles.map(({ title }) => title), room, today: dates && today, tags: ownTags }
  const proposed = { source: known, ...propose(read, present) }
  if (!otherItems) return proposed
  // The response shows which missions and rewards exist.
  const visible = {
    ...otherItems,
    missions: holdsScopes(scopes, ['missions:write']) ? otherItems.missions : [],
    rewards: holdsScopes(scopes, ['rewards:write']) ? otherItems.rewards : [],
  }
  const { problems, ...others } = proposeOtherItems(visible, { today, tags: ownTags, ...(await namesOf(db, userId)) })
  return { ...proposed, ...others, problems: [...proposed.problems, ...problems] }
}

/** The names of open missions and of rewards. */
async function namesOf(db: UserContext['db'], userId: string) {
  const isOpen = inArray(missions.status, ['pending', 'active'])
  const [open, offered] = await Promise.all([
    db
      .select({ name: missions.name })
      .from(missions)
      .where(and(eq(missions.userId, userId), isOpen)),
    db.select({ name: rewards.name }).from(rewards).where(eq(rewards.userId, userId)),
  ])
  return { missions: open.map(({ name }) => name), rewards: offered.map(({ name }) => name) }
}

async function dayStartOf(db: UserContext['db'], userId: string): Promise<number> {
  const [player] = await db.select({ dayStartsAt: users.dayStartsAt }).from(users).where(eq(users.id, userId))
  return player?.dayStartsAt ?? 0
}
