import type { Group } from '@questboard/api/groups/schema'
import { notFound, redirect } from '@tanstack/react-router'
import { readFailure } from '../../app/failure.ts'
import { loadCatalog } from '../../app/locale.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { loadTheme } from '../board/themes/load.ts'
import { themeOf } from '../dashboard/board-theme.ts'
import { isLeader } from './roles.ts'

const unknown = new Set([
  'groupNotFound',
  'notPartOfTheGroup',
  'notLeaderInThisGroup',
  'memberNotFound',
  'invalidData',
  'invalidQueryParams',
])

/** Whether a failure says that there is nothing to be seen at this address. */
export const isGroupMissing = (error: unknown): boolean => unknown.has(readFailure(error).code)

/** Lets what cannot be seen by the caller stand as a page that does not exist. */
export async function orNotFound<Answer>(load: Promise<Answer>): Promise<Answer> {
  try {
    return await load
  } catch (error) {
    if (isGroupMissing(error)) throw notFound()
    throw error
  }
}

/**
 * Brings a group and the tags into the cache before anything of it is shown.
 *
 * @throws NotFoundError: there is none, or the caller is not in it
 */
export async function loadGroup(id: string): Promise<Group> {
  const [group] = await orNotFound(
    Promise.all([
      trpcUtils.groups.read.ensureData({ id }),
      trpcUtils.dashboard.read.ensureData({}),
      loadCatalog('groups'),
    ]),
  )
  return group
}

/** Brings a group into the cache for its archive, which only leaders see. */
export async function loadArchive(id: string): Promise<void> {
  const { currentMember } = await loadGroup(id)
  if (!isLeader(currentMember)) throw redirect({ to: '/dashboard', replace: true })
}

/** Brings what the page of a group shows into the cache: what one has in it and, for leaders, what everybody has. */
export async function loadGroupPage(id: string): Promise<void> {
  const [group, { board }] = await orNotFound(
    Promise.all([
      trpcUtils.groups.read.ensureData({ id }),
      trpcUtils.dashboard.read.ensureData({}),
      trpcUtils.dashboard.readInGroup.ensureData({ groupId: id }),
    ]),
  )
  await Promise.all([loadTheme(themeOf(board.id)), isLeader(group.currentMember) && loadItems(id)])
}

/** The lists that only leaders read. */
export function loadItems(groupId: string): Promise<unknown> {
  return Promise.all([
    trpcUtils.groupTasks.list.ensureData({ groupId }),
    trpcUtils.groupRewards.list.ensureData({ groupId }),
    trpcUtils.groupMissions.list.ensureData({ groupId }),
    trpcUtils.dashboard.approvals.ensureData({}),
    loadCatalog('notifications'),
  ])
}

/** Brings one's groups into the cache, with the invitations that wait and what there is to do in each group. */
export async function loadGroups(): Promise<void> {
  const [groups] = await Promise.all([
    trpcUtils.groups.list.ensureData({}),
    trpcUtils.config.read.ensureData({}),
    trpcUtils.notifications.list.ensureData({}),
    trpcUtils.notifications.old.ensureData(lately),
    loadCatalog('groups'),
  ])
  const leads = groups.some(({ currentMember }) => isLeader(currentMember))
  const inEach = groups.map(({ id }) => trpcUtils.dashboard.readInGroup.ensureData({ groupId: id }))
  // A group that ends meanwhile is no reason to show none of them.
  await Promise.allSettled([...inEach, leads && trpcUtils.dashboard.approvals.ensureData({})])
}

/** Invitations that were seen stand among the old notifications; they run out after a week, so a page of those is enough. */
export const lately = { limit: 100 } as const

/** Brings what the page of the members shows into the cache: for leaders, whoever is invited as well. */
export async function loadMembers(id: string): Promise<void> {
  const [{ currentMember }] = await orNotFound(
    Promise.all([trpcUtils.groups.read.ensureData({ id }), trpcUtils.config.read.ensureData({})]),
  )
  if (isLeader(currentMember)) await trpcUtils.groups.invitations.list.ensureData({ id })
}

/**
 * Brings everything that a member has in a group into the cache, for its leaders. One's own dashboard in a group is the
 * page of the group.
 *
 * @returns having read nothing where the caller does not lead the group: the page says so
 * @throws NotFoundError: no such member
 */
export async function loadMember(groupId: string, userId: string | undefined): Promise<void> {
  const { currentMember } = await loadGroup(groupId)
  if (userId === undefined || userId === currentMember.userId) {
    throw redirect({ to: '/groups/$groupId', params: { groupId }, replace: true })
  }
  if (!isLeader(currentMember)) return
  try {
    const [{ board }] = await Promise.all([
      trpcUtils.dashboard.readOfMember.ensureData({ groupId, userId }),
      loadItems(groupId),
    ])
    await loadTheme(themeOf(board.id))
  } catch (error) {
    // Lowered since the group was read.
    if (readFailure(error).code === 'notLeaderInThisGroup') await trpcUtils.groups.read.fetch({ id: groupId })
    else await orNotFound(Promise.reject(error))
  }
}
