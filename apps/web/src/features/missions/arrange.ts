import type { Mission } from '@questboard/api/missions/schema'

export type Groups = Record<'active' | 'pending' | 'completed' | 'failed', Mission[]>

/**
 * Groups missions by state. Active ones start with the main one, then those that end soonest; pending ones are sorted
 * by start; ended ones by the latest end.
 */
export function groupsOf(missions: readonly Mission[]): Groups {
  const of = (status: Mission['status']) => missions.filter((mission) => mission.status === status)
  return {
    active: of('active').sort((a, b) => mainFirst(a, b) || compare(a.to, b.to)),
    pending: of('pending').sort((a, b) => mainFirst(a, b) || compare(a.from, b.from)),
    completed: of('completed').sort((a, b) => compare(b.to, a.to)),
    failed: of('failed').sort((a, b) => compare(b.to, a.to)),
  }
}

/**
 * The mission on the dashboard: the flagged one.
 *
 * Rules: Missions.
 */
export function mainOf(missions: readonly Mission[]): Mission | undefined {
  return missions.find(({ isMain }) => isMain)
}

const mainFirst = (a: Mission, b: Mission): number => Number(b.isMain) - Number(a.isMain)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
