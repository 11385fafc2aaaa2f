import { describe, expect, it } from 'vitest'
import { shortTitle } from './short-title.ts'

const inside = (title: string) => shortTitle(title).slice(1, -1)

describe('a title inside a sentence', () => {
  it('is set apart from the direction of the sentence', () => {
    expect(shortTitle('Bread')).toBe('\u2068Bread\u2069')
  })

  it('stays whole up to 60 letters', () => {
    expect(inside('a'.repeat(60))).toBe('a'.repeat(60))
  })

  it('is cut after that, with no space before the dots', () => {
    expect(inside('a'.repeat(61))).toBe(`${'a'.repeat(59)}…`)
    expect(inside(`${'a'.repeat(58)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(58)}…`)
  })

  it('is never cut inside an emoji', () => {
    expect(inside('👩‍👩‍👧‍👦'.repeat(80))).toBe(`${'👩‍👩‍👧‍👦'.repeat(59)}…`)
  })
})
