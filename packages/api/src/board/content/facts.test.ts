import { describe, expect, test } from 'vitest'
import { facts } from './facts.ts'
import { type Topic, topics } from './types.ts'

const drawable = facts.filter(({ retired }) => !retired)

const countOf = (topic: Topic) => drawable.filter((fact) => fact.topic === topic).length

/** Every run of six words in a row, without case and punctuation. */
function shingles(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(5).map((_, place) => words.slice(place, place + 6).join(' ')))
}

describe('the facts', () => {
  test('name the work or page where the statement can be checked', () => {
    const unclear = facts.filter(({ source }) => source.length < 8 || source.length > 120 || source !== source.trim())
    expect(unclear.map(({ text, source }) => [text.en, source])).toEqual([])
    expect(facts.filter(({ source }) => /["'`]|\.\.\.|\p{Script=Cyrillic}/u.test(source))).toEqual([])
  })

  test('are enough, and about all topics alike', () => {
    expect(drawable.length).toBeGreaterThanOrEqual(300)
    const counts = topics.map((topic) => [topic, countOf(topic)] as const)
    expect(counts.filter(([, count]) => count < 30 || count > 50)).toEqual([])
  })

  test('are for children in more than half', () => {
    const ofChildren = drawable.filter(({ forChildren }) => forChildren)
    expect(ofChildren.length / drawable.length).toBeGreaterThan(0.55)
  })

  test.each(['en', 'bg'] as const)('say nothing twice in nearly the same words in %s', (language) => {
    const seen = new Map<string, string>()
    const alike = drawable.flatMap(({ text: { [language]: text } }) =>
      [...shingles(text)].flatMap((run) => {
        const earlier = seen.get(run)
        seen.set(run, text)
        return earlier === undefined ? [] : [[earlier, text]]
      }),
    )
    expect(alike).toEqual([])
  })

  test('write thousands as each language does: 30,000 in English, 30 000 in Bulgarian', () => {
    expect(facts.filter(({ text }) => /\d \d{3}(?!\d)|\d{5}/.test(text.en))).toEqual([])
    expect(facts.filter(({ text }) => /\d\.\d{3}(?!\d)|\d{5}/.test(text.bg))).toEqual([])
  })
})
