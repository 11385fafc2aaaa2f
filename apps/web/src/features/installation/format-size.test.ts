import { expect, test } from 'vitest'
import { formatSize } from './format-size.ts'

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [3_440_000, '3.4 MB'],
  [64_000_000_000, '64 GB'],
  [5_000_000_000_000_000, '5,000 TB'],
])('%d bytes', (bytes, text) => {
  expect(formatSize(bytes, 'en')).toBe(text)
})

test('sizes in Bulgarian have a decimal comma', () => {
  expect(formatSize(3_440_000, 'bg').replace(/\s/, ' ')).toMatch(/^3,4 /)
})
