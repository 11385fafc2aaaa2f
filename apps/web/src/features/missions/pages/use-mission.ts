import type { Mission } from '@questboard/api/missions/schema'
import { trpc } from '../../../app/trpc.ts'
import { useMissions } from '../current.ts'

/** A mission, current or archived; null when there is none any more, undefined while that is being found out. */
export function useMission(id: string): Mission | null | undefined {
  const current = useMissions().find((mission) => mission.id === id)
  const { data, isError } = trpc.missions.read.useQuery({ id }, { enabled: current === undefined })
  return current ?? (isError ? null : data)
}
