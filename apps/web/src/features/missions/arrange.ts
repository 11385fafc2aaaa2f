import type { Mission } from '@questboard/api/missions/schema'

export type Groups = Record<'active' | 'pending' | 'completed' | 'failed', Mission[]>

/**
 * Groups missions by state. Active ones start with the main one, then those that end soonest; pending ones are sorted
 * by start; ended ones by the latest end.
 */
export function groupsOf(missions: readonly Mission[]): Groups {
  const of = (status: Mission['status']) => missions.filter((mission) => mission.status === status)
  return {
    active: of('active').sort((one, other) => mainFirst(one, other) || compare(one.to, other.to)),
    pending: of('pending').sort((one, other) => mainFirst(one, other) || compare(one.from, other.from)),
    completed: of('completed').sort((one, other) => compare(other.to, one.to)),
    failed: of('failed').sort((one, other) => compare(other.to, one.to)),
  }
}

/**
 * The mission on the dashboard: the flagged one.
 *
 * Specification: States and transitions, mission.
 */
export function mainOf(missions: readonly Mission[]): Mission | undefined {
  return missions.find(({ isMain }) => isMain)
}

const mainFirst = (one: Mission, other: Mission): number => Number(other.isMain) - Number(one.isMain)

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
