import { describe, expect, it } from 'vitest'
import { completionsOf, unreadWords } from './completions.ts'

const tag = (key: string, name: string) => ({ id: key, key, name, color: 'blue' }) as never

const tags = [
  tag('health', 'Health'),
  tag('home', 'Home'),
  tag('night-school', 'Night school'),
  tag('здраве', 'Здраве'),
]

describe('completionsOf', () => {
  it.each([
    ['Run #h', ['#Health', '#Home']],
    ['Run #HEA', ['#Health']],
    ['#nig', ['#night-school']],
    ['Run !', ['!daily', '!weekly', '!todo']],
    ['Run !we', ['!weekly']],
    ['Run #зд', ['#Здраве']],
  ])('offers for %j: %j', (line, words) => {
    const { start, words: offered } = completionsOf(line, tags, 'en')
    expect(offered).toEqual(words)
    expect(line.slice(start)).toMatch(/^[#!]/)
  })

  it.each(['Run #health', 'Run #health ', 'Run#h', 'Run #x', 'Run !daily', 'Run', ''])(
    'offers nothing for %j',
    (line) => {
      expect(completionsOf(line, tags, 'en').words).toEqual([])
    },
  )

  it('offers the types in Bulgarian', () => {
    expect(completionsOf('Бягане !е', tags, 'bg').words).toEqual(['!ежедневна', '!еднократна'])
  })

  it('offers at most four tags', () => {
    const many = Array.from({ length: 30 }, (_, place) => tag(`tag-${place}`, `Tag${place}`))
    expect(completionsOf('#', many, 'en').words).toHaveLength(4)
  })
})

describe('unreadWords', () => {
  it.each([
    ['Buy 500g of flour', 'gold', ['500g'], []],
    ['Lose -5g', 'gold', ['-5g'], []],
    ['Run !dayly', 'gold', [], ['!dayly']],
    ['Купи 500з', 'gold', ['500з'], []],
    ['Buy 500g of flour', 'ruby', [], []],
    ['Give 200r', 'ruby', ['200r'], []],
    ['Wow! 3 g', 'gold', [], []],
  ] as const)('of %j in %s are %j and %j', (title, currency, amounts, types) => {
    expect(unreadWords(title, currency)).toEqual({ amounts, types })
  })
})
