import { describe, expect, it } from 'vitest'
import { isLocale } from './locales.ts'

describe('isLocale', () => {
  it('accepts only the supported languages', () => {
    expect(isLocale('bg')).toBe(true)
    expect(isLocale('BG')).toBe(false)
    expect(isLocale(null)).toBe(false)
  })
})
