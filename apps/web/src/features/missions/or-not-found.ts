import type { FailureCode } from '../../app/failure.ts'
import { orNotFound } from '../../app/or-not-found.ts'

const unknown: ReadonlySet<FailureCode> = new Set(['missionNotFound', 'invalidData', 'invalidQueryParams'])

/** Shows a mission that the user may not see as a page that does not exist. */
export const orMissionNotFound = <Result>(load: Promise<Result>): Promise<Result> => orNotFound(unknown, load)
