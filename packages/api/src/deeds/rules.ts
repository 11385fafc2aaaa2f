import { dayMs } from '../kernel/clock.ts'
import { DomainError } from '../kernel/errors.ts'

/** The most open deeds of a member. */
const maxOpenPerMember = 3

/** The most deeds of a member on one day of that member, refused and withdrawn ones too. */
const maxPerDay = 5

/** The most open deeds of a group. */
const maxOpen = 50

/** What approving a deed pays besides its rubies. */
export const deedExp = 10

export const deedSteps = 1

/** Days for which answered and withdrawn deeds are listed. */
const listedDays = 90

/** The time from which answered and withdrawn deeds are listed. */
export const listedSince = (now: Date): Date => new Date(now.getTime() - listedDays * dayMs)

/** What the limits count: open deeds of the group and of the member, and all of the member today. */
export interface DeedCounts {
  open: number
  ofMember: number
  today: number
}

/**
 * Checks that a member may report one more deed.
 * @throws DomainError tooManyDeeds
 */
export function assertRoomForDeed({ open, ofMember, today }: DeedCounts): void {
  if (open >= maxOpen || ofMember >= maxOpenPerMember || today >= maxPerDay) throw new DomainError('tooManyDeeds')
}
