import { describe, expect, it } from 'vitest'
import { chooseLocale, isLocale } from './locales.ts'

describe('chooseLocale', () => {
  it('keeps the saved choice, whatever the browser says', () => {
    expect(chooseLocale('en', 'bg-BG')).toBe('en')
    expect(chooseLocale('bg', 'en-US')).toBe('bg')
  })

  it('is Bulgarian for a browser in bg-BG and English for every other', () => {
    expect(chooseLocale(null, 'bg-BG')).toBe('bg')
    expect(chooseLocale(undefined, 'bg-bg')).toBe('bg')
    expect(chooseLocale(null, 'de-DE')).toBe('en')
    expect(chooseLocale(null, undefined)).toBe('en')
  })

  it('passes over a saved value that is no language of ours', () => {
    expect(chooseLocale('fr', 'bg-BG')).toBe('bg')
    expect(chooseLocale('', 'fr-FR')).toBe('en')
  })
})

describe('isLocale', () => {
  it('knows only the languages of the product', () => {
    expect(isLocale('bg')).toBe(true)
    expect(isLocale('BG')).toBe(false)
    expect(isLocale(null)).toBe(false)
  })
})
