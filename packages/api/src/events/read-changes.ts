import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { readProfile } from '../profile/read.ts'
import type { Profile } from '../profile/schema.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'
import { changedSince, type Page, pageOfList } from './find-changed.ts'
import { beginToFollow, keepFollowing } from './follow-player.ts'
import { keyOf, readItems } from './read-items.ts'
import type { Changes, ListedChange } from './schema.ts'

/**
 * What changed in the caller's lists since the last call, each item once, as it is now. Without a cursor it begins: all
 * lists are sent as changes, page by page.
 * @throws DomainError cursorExpired: the cursor is older than the events that are kept, or not the caller's
 *
 * Rules: Events.
 */
export async function readChanges(ctx: UserContext, { since }: { since?: string | undefined }): Promise<Changes> {
  const { cursor, last } = since === undefined ? await begin(ctx) : await goOn(ctx, since)
  const { today } = ctx
  // The dates of tasks follow from the day, so on a new day all current ones are sent again.
  if (cursor.day < today) {
    const lists = ['task' as const, ...cursor.lists.filter((kind) => kind !== 'task')]
    Object.assign(cursor, { day: today, lists, after: 0 })
  }
  return cursor.lists.length > 0 ? nextOfLists(ctx, cursor) : nextChanges(ctx, cursor, last)
}

/** A cursor, and the number of the last event that was committed before. */
interface Place {
  cursor: Cursor
  last: number
}

async function begin(ctx: UserContext): Promise<Place> {
  const { last } = await beginToFollow(ctx)
  const lists: Cursor['lists'] = ['tag', 'task', 'mission', 'reward']
  return { cursor: { userId: ctx.userId, sequence: last, day: ctx.today, profile: '', lists, after: 0 }, last }
}

async function goOn(ctx: UserContext, since: string): Promise<Place> {
  const cursor = readCursor(since, ctx.userId)
  const following = await keepFollowing(ctx)
  if (!following || cursor.sequence < following.since || cursor.sequence > following.last) {
    throw new DomainError('cursorExpired')
  }
  return { cursor, last: following.last }
}

/** The next part of the lists. What changes meanwhile has a higher number, and comes after them. */
async function nextOfLists(ctx: UserContext, cursor: Cursor): Promise<Changes> {
  const [kind, ...others] = cursor.lists
  if (!kind) return withProfile(ctx, cursor, { changes: [], more: true })
  const page = await pageOfList(ctx.db, ctx.userId, kind, cursor.after)
  const next = page.more ? { ...cursor, after: page.last } : { ...cursor, lists: others, after: 0 }
  if (page.refs.length === 0) return nextOfLists(ctx, next)
  const changes = await listed(ctx, page)
  if (next.lists.length > 0) return { cursor: writeCursor(next), changes, more: true }
  return withProfile(ctx, next, { changes, more: true })
}

/** At the end, events without an item are passed, too: they may be deleted before this client asks again. */
async function nextChanges(ctx: UserContext, cursor: Cursor, last: number): Promise<Changes> {
  const page = await changedSince(ctx.db, ctx.userId, cursor.sequence)
  const changes = await listed(ctx, page)
  if (page.more) return { cursor: writeCursor({ ...cursor, sequence: page.last }), changes, more: true }
  return withProfile(ctx, { ...cursor, sequence: Math.max(page.last, last) }, { changes, more: false })
}

/** Read after the events: an item that changes in between is sent again with its event. */
async function listed({ db, userId, today }: UserContext, { refs }: Page): Promise<ListedChange[]> {
  const items = await readItems(db, { userId, today }, refs)
  return refs.map((ref) => {
    const item = items.get(keyOf(ref)) ?? null
    return { kind: ref.kind, id: ref.id, deleted: item === null, item } as ListedChange
  })
}

/** The profile has no events: much of it, such as the number of notifications, changes for other reasons. */
async function withProfile(
  ctx: UserContext,
  cursor: Cursor,
  { changes, more }: Pick<Changes, 'changes' | 'more'>,
): Promise<Changes> {
  const item: Profile = await readProfile(ctx.db, ctx.services.clock, ctx.userId, ctx.language)
  const profile = hashOf(JSON.stringify(item)).slice(0, 12)
  if (profile === cursor.profile) return { cursor: writeCursor(cursor), changes, more }
  const change: ListedChange = { kind: 'profile', id: ctx.userId, deleted: false, item }
  return { cursor: writeCursor({ ...cursor, profile }), changes: [...changes, change], more }
}
