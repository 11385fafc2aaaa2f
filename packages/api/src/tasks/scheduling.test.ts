import { expect, test } from 'vitest'
import { withDefaults } from '../schedules/rules.ts'
import { firstSlotFrom } from '../schedules/slots.ts'
import { scheduleOfCopy } from './scheduling.ts'

test('a copy of a yearly task of 29 February keeps that day', () => {
  const today = '2026-03-18'
  const copy = scheduleOfCopy(withDefaults({ frequency: 'yearly', start: '2024-02-29' }, today), today)
  if (copy === null || 'due' in copy) throw new Error('does not repeat')
  expect(firstSlotFrom(copy, today)).toBe('2027-02-28')
  expect(firstSlotFrom(copy, '2028-01-01')).toBe('2028-02-29')
})
