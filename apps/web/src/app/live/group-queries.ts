const domains = new Set(['groups', 'groupTasks', 'groupMissions', 'groupRewards'])

/**
 * Whether a cached call tells of any group, or of one of those that are named: by its path and its input, as the client
 * makes keys of them. What names no group may tell of all.
 */
export function isGroupQuery(queryKey: readonly unknown[], groupIds?: readonly string[]): boolean {
  const [path, asked] = queryKey
  if (!Array.isArray(path)) return false
  const [domain, call] = path
  const { id, groupId = id } = inputOf(asked)
  if (domain === 'dashboard' && call !== 'approvals' && typeof groupId !== 'string') return false
  if (domain !== 'dashboard' && !domains.has(domain)) return false
  return groupIds === undefined || typeof groupId !== 'string' || groupIds.includes(groupId)
}

function inputOf(asked: unknown): { id?: unknown; groupId?: unknown } {
  if (typeof asked !== 'object' || asked === null || !('input' in asked)) return {}
  return typeof asked.input === 'object' && asked.input !== null ? asked.input : {}
}
