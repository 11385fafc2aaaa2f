import { and, asc, eq, inArray } from '@questboard/db/drizzle'
import { type MadeItem, tasks } from '@questboard/db/schema'
import type { Day, PlayerDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimIds } from '../kernel/created-items.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { earlierResponse, once } from '../kernel/retries/once.ts'
import { assertScopes } from '../kernel/scopes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockOwnPlayer } from '../players/lock-player.ts'
import { insertRewards } from '../rewards/insert.ts'
import type { TagColor } from '../tags/schema.ts'
import { withNewTags } from '../tags/with-new-tags.ts'
import { withUsableTags } from '../tags/with-usable-tags.ts'
import { storedChecklist } from '../tasks/checklist.ts'
import { insertTasks } from '../tasks/insert.ts'
import { showTask, type TaskRow } from '../tasks/own-task.ts'
import { newReminders } from '../tasks/reminding.ts'
import { columnsOfNewSchedule } from '../tasks/scheduling.ts'
import { importMissions } from './import-missions.ts'
import { scopesOf } from './item-scopes.ts'
import { madeReward, madeTag, madeTask } from './made-items.ts'
import { idsMadeWith } from './made-with.ts'
import { findImport, recordImport } from './recent-imports.ts'
import type { ImportedMission, ImportedTasks, ImportTasks } from './schema.ts'

/** The ids of items stay stored after the items are deleted, so imports that are undone in a loop would fill the disk. */
const importLimit = { attempts: 60, seconds: 3600 }

/**
 * Creates many tasks, and missions and rewards of an exported account, all or none, in the order of the lists. With
 * client-chosen ids the call can be repeated and returns the same tasks. Limited to 60 an hour for each account.
 * @throws DomainError idAlreadyUsed, tooManyItems, tooManyRequests, notAuthorized: a token may not write missions or
 * rewards; invalidData: a schedule does not fit its type, or is out of bounds
 *
 * Rules: Bounds.
 */
export async function importTasks(ctx: UserContext, input: ImportTasks): Promise<ImportedTasks> {
  const { services, userId } = ctx
  const { id: _, ...body } = input
  assertScopes(ctx.scopes, { scopes: scopesOf({ mission: body.missions?.length, reward: body.rewards?.length }) })
  const earlier = await earlierResponse<ImportedTasks>(ctx, input)
  if (earlier) return earlier.response
  await countAttempt(services, `import:${userId}`, importLimit)
  return ctx.transaction((tx) => once(ctx, tx, input, () => createAll(tx, ctx, body)))
}

async function createAll(tx: Transaction, ctx: UserContext, body: Body): Promise<ImportedTasks> {
  const {
    services: { clock },
    userId,
  } = ctx
  const { player, today } = await lockOwnPlayer(tx, ctx)
  const { items, repeated } = await claimIds(tx, clock, { userId, scope: 'import', body }, itemsOf(body))
  if (repeated) return findMadeWith(tx, ctx, { id: repeated, today })
  const context = { userId, createdAt: clock.now(), today }
  const withIds = giveIds(items, body)
  const tagged = await withTags(tx, ctx, {
    ...withIds,
    newTags: body.newTags ?? [],
    createsTags: body.createTags === true,
  })
  const added = tagged.tasks.map(scheduled(today, { player, now: clock.now() }))
  const created = added.length > 0 ? await insertTasks(tx, context, added) : []
  const missions = await importMissions(tx, context, tagged.missions)
  const rewards = withIds.rewards.length > 0 ? await insertRewards(tx, context, withIds.rewards) : []
  const all: MadeItem[] = [
    ...created.map(madeTask),
    ...missions,
    ...rewards.map(madeReward),
    // The columns of a new tag are text, but its schema has colors.
    ...tagged.made.map(({ id, name, color }) => madeTag({ id, name, color: color as TagColor })),
  ]
  await recordImport(tx, { clock, userId }, all)
  return created.map((task) => ({ ...showTask(task, today), importId: all[0]?.id ?? task.id }))
}

type Body = Omit<ImportTasks, 'id'>

/** Everything that gets an id, in one list. */
const itemsOf = ({ tasks, missions = [], rewards = [] }: Body) =>
  [...tasks, ...rewards, ...missions, ...missions.flatMap((mission) => mission.tasks)].map(({ id }) => ({ id }))

type WithId<Item> = Item & { id: string }
type MissionWithIds = WithId<Omit<ImportedMission, 'tasks'>> & { tasks: WithId<ImportedMission['tasks'][number]>[] }

/** The items of a body with the ids that were taken for them. */
function giveIds(taken: { id: string }[], { tasks, missions = [], rewards = [] }: Body) {
  const ids = taken[Symbol.iterator]()
  const withId = <Item>(item: Item): WithId<Item> => ({ ...item, id: ids.next().value?.id ?? '' })
  const [ownTasks, ownRewards, ownMissions] = [tasks.map(withId), rewards.map(withId), missions.map(withId)]
  return {
    tasks: ownTasks,
    rewards: ownRewards,
    missions: ownMissions.map((mission): MissionWithIds => ({ ...mission, tasks: mission.tasks.map(withId) })),
  }
}

type TaggedItems = Pick<ReturnType<typeof giveIds>, 'tasks' | 'missions'> & {
  newTags: NonNullable<Body['newTags']>
  createsTags: boolean
}

/** The tasks, those of missions too, with tags that exist or are created. */
async function withTags(tx: Transaction, ctx: UserContext, { tasks, missions, newTags, createsTags }: TaggedItems) {
  const { userId } = ctx
  const all = [...tasks, ...missions.flatMap((mission) => mission.tasks)]
  // The further tags are those of something that is not kept.
  const { tasks: tagged, created } = createsTags
    ? await withNewTags(tx, ctx, [...all, { tags: [], newTags }])
    : { tasks: all, created: [] }
  const usable = new Map(
    (await withUsableTags(tx, { userId }, tagged.slice(0, all.length))).map((task, place) => [
      all[place]?.id,
      task.tags,
    ]),
  )
  const withUsable = <Item extends WithId<{ tags: string[] }>>(item: Item): Item => ({
    ...item,
    tags: usable.get(item.id) ?? [],
  })
  return {
    made: created,
    tasks: tasks.map(withUsable),
    missions: missions.map((mission) => ({ ...mission, tasks: mission.tasks.map(withUsable) })),
  }
}

const scheduled =
  (today: Day, reminding: { player: PlayerDay; now: Date }) =>
  <Item extends ImportTasks['tasks'][number]>({ schedule, reminders, newTags: _, ...item }: Item) => {
    const dates = columnsOfNewSchedule({ type: item.type, schedule }, today)
    return {
      ...item,
      ...storedChecklist(item.checklist, null),
      ...dates,
      ...newReminders(reminders, { type: item.type, dates }, reminding),
    }
  }

/** The tasks of an earlier call that are left. */
async function findMadeWith(
  tx: Transaction,
  { services: { clock }, userId }: UserContext,
  { id, today }: { id: string; today: Day },
): Promise<ImportedTasks> {
  const ids = await idsMadeWith(tx, userId, id)
  const found: TaskRow[] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.userId, userId), inArray(tasks.id, ids)))
    .orderBy(asc(tasks.sequence))
  const created = await findImport(tx, { clock, userId }, id)
  return found.map((task) => ({ ...showTask(task, today), importId: created?.id ?? found[0]?.id ?? task.id }))
}
