import { readFailure } from '../failure.ts'

const domains = new Set([
  'groups',
  'groupTasks',
  'groupMissions',
  'groupRewards',
  'groupTags',
  'deeds',
  'children',
  'devices',
  'pools',
  'promises',
])

/**
 * Whether a cached query concerns any group, or one of the given groups. It is recognised by its path and input, which
 * are the parts of its key. A query without a group id may concern every group.
 */
export function isGroupQuery(queryKey: readonly unknown[], groupIds?: readonly string[]): boolean {
  const [path, options] = queryKey
  if (!Array.isArray(path)) return false
  const [domain, call] = path
  // The calendar has the tasks of all groups.
  if (domain === 'tasks') return call === 'occurrences'
  const { id, groupId = id } = inputOf(options)
  if (domain === 'dashboard' && call !== 'approvals' && call !== 'today' && typeof groupId !== 'string') return false
  if (domain !== 'dashboard' && !domains.has(domain)) return false
  return groupIds === undefined || typeof groupId !== 'string' || groupIds.includes(groupId)
}

/** Whether a failure means that the group was deleted, or that the user has left it. */
export function isGroupGone(error: unknown): boolean {
  const { code } = readFailure(error)
  return code === 'groupNotFound' || code === 'notPartOfTheGroup'
}

function inputOf(options: unknown): { id?: unknown; groupId?: unknown } {
  if (typeof options !== 'object' || options === null || !('input' in options)) return {}
  return typeof options.input === 'object' && options.input !== null ? options.input : {}
}
