import { type ImportPreview, maxMissions } from '@questboard/api/import-export/schema'
import { newId } from '../../app/mutations/new-id.ts'
import type { taskOfRow } from './edited-rows.ts'
import { partsOf } from './parts.ts'

/** Missions and rewards of an exported account that are not there yet. Their ids are made once, as those of rows. */
export type MissionsAndRewards = {
  missions: (NonNullable<ImportPreview['missions']>[number]['mission'] & { id: string })[]
  rewards: (NonNullable<ImportPreview['rewards']>[number]['reward'] & { id: string })[]
}

export const nothing: MissionsAndRewards = { missions: [], rewards: [] }

export const missionsAndRewardsIn = ({
  missions = [],
  rewards = [],
}: Pick<ImportPreview, 'missions' | 'rewards'>): MissionsAndRewards => ({
  missions: missions.filter(({ chosen }) => chosen).map(({ mission }) => ({ ...mission, id: newId() })),
  rewards: rewards.filter(({ chosen }) => chosen).map(({ reward }) => ({ ...reward, id: newId() })),
})

type ImportedTask = ReturnType<typeof taskOfRow>

export type ImportRequest = Partial<MissionsAndRewards> & { tasks: ImportedTask[] }

/** The requests of an import, as few as possible. Each one creates its items, or nothing. */
export function requestsOf(tasks: ImportedTask[], { missions, rewards }: MissionsAndRewards): ImportRequest[] {
  const all: ImportRequest[] = [
    ...tasks.map((task) => ({ tasks: [task] })),
    ...rewards.map((reward) => ({ tasks: [], rewards: [reward] })),
    ...missions.slice(0, maxMissions).map((mission) => ({ tasks: [], missions: [mission] })),
  ]
  const requests = partsOf(all).map((group) => ({
    tasks: group.flatMap((part) => part.tasks),
    rewards: group.flatMap((part) => part.rewards ?? []),
    missions: group.flatMap((part) => part.missions ?? []),
  }))
  const rest = missions.slice(maxMissions)
  return rest.length > 0 ? [...requests, ...requestsOf([], { missions: rest, rewards: [] })] : requests
}

/** The ids of what a request creates. The first one identifies everything created with it. */
export const idsOf = ({ tasks, missions = [], rewards = [] }: ImportRequest): string[] =>
  [...tasks, ...missions, ...rewards].map(({ id }) => id)
