import { describe, expect, test } from 'vitest'
import { bulgaria } from './quotes/bulgaria.ts'
import { bulgariaPast } from './quotes/bulgaria-past.ts'
import { bulgariaPoets } from './quotes/bulgaria-poets.ts'
import { bulgariaProverbs } from './quotes/bulgaria-proverbs.ts'
import { quotes } from './quotes.ts'
import { topics } from './types.ts'

const drawn = quotes.filter(({ retired }) => !retired)
const proverb = 'Bulgarian proverb'

/** The different values of `value` for each author. */
function byAuthor<Value>(value: (quote: (typeof quotes)[number]) => Value) {
  const values = new Map<string, Value[]>()
  for (const quote of drawn) {
    const author = quote.author.en
    values.set(author, [...(values.get(author) ?? []), value(quote)])
  }
  return values
}

describe('the quotes', () => {
  test('last a year of a quote on most days, for children too', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(250)
    expect(drawn.filter(({ forChildren }) => forChildren).length).toBeGreaterThanOrEqual(180)
  })

  test('are by women for at least a third', () => {
    expect(drawn.filter(({ woman }) => woman).length).toBeGreaterThanOrEqual(drawn.length / 3)
  })

  test('are Bulgarian for at least forty, a third of them for children', () => {
    const files = [...bulgaria, ...bulgariaPast, ...bulgariaPoets, ...bulgariaProverbs]
    expect(quotes).toEqual(expect.arrayContaining(files))
    const bulgarian = files.filter(({ retired }) => !retired)
    expect(bulgarian.length).toBeGreaterThanOrEqual(40)
    expect(bulgarian.filter(({ forChildren }) => forChildren).length).toBeGreaterThanOrEqual(bulgarian.length / 3)
  })

  test.each(topics)('are about %s for at least eight', (topic) => {
    expect(drawn.filter((quote) => quote.topic === topic).length).toBeGreaterThanOrEqual(8)
  })

  test('are at most five by one author', () => {
    const tooMany = [...byAuthor(({ id }) => id)].filter(([author, ids]) => author !== proverb && ids.length > 5)
    expect(tooMany.map(([author]) => author)).toEqual([])
  })

  test('name an author alike each time', () => {
    const spellings = [...byAuthor(({ author }) => author.bg)].map(([author, names]) => [author, new Set(names).size])
    expect(spellings.filter(([, count]) => count !== 1)).toEqual([])
    const women = [...byAuthor(({ woman }) => woman === true)].map(([author, said]) => [author, new Set(said).size])
    expect(women.filter(([, count]) => count !== 1)).toEqual([])
  })

  test('say when the work was written, in both languages', () => {
    const works = quotes.filter(({ author }) => author.en !== proverb)
    expect(works.filter(({ source }) => !/\d{2,4}|century/.test(source.en))).toEqual([])
    expect(works.filter(({ source }) => !/\d{2,4}|век/.test(source.bg))).toEqual([])
  })

  test('mark a cut at the same place in both languages', () => {
    const cuts = (text: string) => text.split('…').length
    expect(quotes.filter(({ text }) => cuts(text.en) !== cuts(text.bg))).toEqual([])
  })
})
