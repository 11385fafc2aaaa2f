import { isTimeZone } from '../kernel/clock.ts'
import { DomainError } from '../kernel/errors.ts'

/** @throws DomainError invalidData: the time zone is unknown */
export function assertKnownZone({ timeZone }: { timeZone?: string | undefined }): void {
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw new DomainError('invalidData')
}
