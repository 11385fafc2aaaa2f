import { minimumAge } from '../game/rules.ts'
import type { Day } from '../kernel/clock.ts'
import { DomainError, invalidField } from '../kernel/errors.ts'

const maxAge = 120

/** The anniversary in a later year, as a comparable string. For 29 February it is 1 March. */
const anniversary = (birth: Day, years: number): string =>
  `${String(Number(birth.slice(0, 4)) + years).padStart(4, '0')}${birth.slice(4)}`

/**
 * Validates a date of birth.
 * @throws DomainError invalidData: in the future, or more than 120 years ago
 */
export function assertBirthDate(birth: Day, today: Day): void {
  if (birth > today || today > anniversary(birth, maxAge)) throw invalidField('birthDate', 'not a date of birth')
}

/**
 * Checks the minimum age on the user's today.
 * @throws DomainError underMinimumAge
 *
 * Rules: Accounts.
 */
export function assertOldEnough(birth: Day, today: Day): void {
  if (today < anniversary(birth, minimumAge)) throw new DomainError('underMinimumAge')
}
