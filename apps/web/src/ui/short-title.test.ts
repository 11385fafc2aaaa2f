import { describe, expect, it } from 'vitest'
import { shortTitle } from './short-title.ts'

const inside = (title: string) => shortTitle(title).slice(1, -1)

describe('shortTitle', () => {
  it('isolates the text direction of the title', () => {
    expect(shortTitle('Bread')).toBe('\u2068Bread\u2069')
  })

  it('keeps up to 60 characters', () => {
    expect(inside('a'.repeat(60))).toBe('a'.repeat(60))
  })

  it('cuts longer titles, without a space before the ellipsis', () => {
    expect(inside('a'.repeat(61))).toBe(`${'a'.repeat(59)}…`)
    expect(inside(`${'a'.repeat(58)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(58)}…`)
  })

  it('never cuts inside an emoji', () => {
    expect(inside('👩‍👩‍👧‍👦'.repeat(80))).toBe(`${'👩‍👩‍👧‍👦'.repeat(59)}…`)
  })
})
