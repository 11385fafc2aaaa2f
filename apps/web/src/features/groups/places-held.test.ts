import { expect, test } from 'vitest'
import { placesHeld } from './places-held.ts'

test('an open invitation holds a place until it expires', () => {
  const now = new Date('2026-03-10T10:00:00Z')
  const until = (expiresAt: string) => ({ expiresAt })
  expect(placesHeld([], now)).toBe(0)
  expect(placesHeld([until('2026-03-10T10:00:01Z'), until('2026-03-10T10:00:00Z')], now)).toBe(1)
})
