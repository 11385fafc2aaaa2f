import type { Mission } from '@questboard/api/missions/schema'
import { trpc } from '../../../app/trpc.ts'
import { useMissions } from '../current.ts'
import { foundMission } from './found-mission.ts'

/** A current or archived mission; null if it does not exist, undefined while loading. */
export function useMission(id: string): Mission | null | undefined {
  const current = useMissions().find((mission) => mission.id === id)
  const query = trpc.missions.read.useQuery({ id }, { enabled: current === undefined })
  return current ?? foundMission(query)
}
