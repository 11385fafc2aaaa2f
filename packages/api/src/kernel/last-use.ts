import { hourMs } from './clock.ts'

const saveEveryMs = hourMs

/** Whether to record a use again after the one at `at`: once an hour, so that frequent calls write nothing. */
export const isUseToRecord = (at: Date | null, now: Date): boolean =>
  at === null || now.getTime() - at.getTime() >= saveEveryMs
