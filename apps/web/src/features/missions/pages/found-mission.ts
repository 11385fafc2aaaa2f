import { readFailure } from '../../../app/failure.ts'

/**
 * The mission of a query: null if it does not exist, undefined while it loads. What was read stays when reading it
 * again fails.
 * @throws the failure of the first read
 */
export function foundMission<Mission>(query: {
  data: Mission | undefined
  error: unknown
}): Mission | null | undefined {
  const { data, error } = query
  if (error && readFailure(error).code === 'missionNotFound') return null
  if (error && data === undefined) throw error
  return data
}
