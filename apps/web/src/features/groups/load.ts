import type { Group } from '@questboard/api/groups/schema'
import { redirect } from '@tanstack/react-router'
import { type FailureCode, readFailure } from '../../app/failure.ts'
import { loadCatalog } from '../../app/locale.ts'
import { orNotFound } from '../../app/or-not-found.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { themeOf } from '../board/board-theme.ts'
import { loadTheme } from '../board/themes/load.ts'
import { isLeader } from './roles.ts'

const unknown = new Set<FailureCode>([
  'groupNotFound',
  'notPartOfTheGroup',
  'notLeaderInThisGroup',
  'memberNotFound',
  'invalidData',
  'invalidQueryParams',
])

/** Whether a failure means that the group does not exist for this user. */
export const isGroupMissing = (error: unknown): boolean => unknown.has(readFailure(error).code)

/** Shows a group that the user may not see as a page that does not exist. */
export const orGroupNotFound = <Result>(load: Promise<Result>): Promise<Result> => orNotFound(unknown, load)

/**
 * Loads a group and the tags before its pages are shown.
 * @throws NotFoundError: it does not exist, or the user is not in it
 */
export async function loadGroup(id: string): Promise<Group> {
  const [group] = await orGroupNotFound(
    Promise.all([
      trpcUtils.groups.read.ensureData({ id }),
      trpcUtils.dashboard.read.ensureData({}),
      trpcUtils.groupTags.list.ensureData({ groupId: id }),
      loadCatalog('groups'),
    ]),
  )
  return group
}

/** Loads a group for its archive, which only leaders see. */
export async function loadArchive(id: string): Promise<void> {
  const { currentMember } = await loadGroup(id)
  if (!isLeader(currentMember)) throw redirect({ to: '/dashboard', replace: true })
}

/** The lists that only leaders see. */
export function loadItems(groupId: string): Promise<unknown> {
  return Promise.all([
    trpcUtils.groupTasks.list.ensureData({ groupId }),
    trpcUtils.groupRewards.list.ensureData({ groupId }),
    trpcUtils.groupMissions.list.ensureData({ groupId }),
    trpcUtils.dashboard.approvals.ensureData({}),
    loadCatalog('notifications'),
  ])
}

/** Loads the user's groups with the open invitations and the to-dos of each group. */
export async function loadGroups(): Promise<void> {
  const [groups] = await Promise.all([
    trpcUtils.groups.list.ensureData({}),
    trpcUtils.config.read.ensureData({}),
    trpcUtils.notifications.list.ensureData({}),
    trpcUtils.notifications.old.ensureData(oldNotificationsPage),
    loadCatalog('groups'),
  ])
  const leads = groups.some(({ currentMember }) => isLeader(currentMember))
  const inEach = groups.map(({ id }) => trpcUtils.dashboard.readInGroup.ensureData({ groupId: id }))
  // If one group disappears meanwhile, the others are still shown.
  await Promise.allSettled([...inEach, leads && trpcUtils.dashboard.approvals.ensureData({})])
}

/** Seen invitations are among the old notifications. They expire after a week, so one page is enough. */
export const oldNotificationsPage = { limit: 100 } as const

/** Loads the page of the members and, for leaders, the open invitations. */
export async function loadMembers(id: string): Promise<void> {
  const [{ currentMember }] = await orGroupNotFound(
    Promise.all([trpcUtils.groups.read.ensureData({ id }), trpcUtils.config.read.ensureData({})]),
  )
  if (isLeader(currentMember)) await trpcUtils.groups.invitations.list.ensureData({ id })
}

/**
 * Loads all items of a member, for leaders. The user's own dashboard in a group is the page of the group.
 * @returns without loading when the user does not lead the group; the page says so
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
    // The user lost the leader role meanwhile.
    if (readFailure(error).code === 'notLeaderInThisGroup') await trpcUtils.groups.read.fetch({ id: groupId })
    else await orGroupNotFound(Promise.reject(error))
  }
}
