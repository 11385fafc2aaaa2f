import { describe, expect, test } from 'vitest'
import { challenges } from './challenges.ts'
import { facts } from './facts.ts'
import { questions } from './questions.ts'
import { quotes } from './quotes.ts'
import type { Question, Text } from './types.ts'

const answers = questions.flatMap((question) => question.answers)

const kinds: Record<string, readonly Text[]> = {
  'text of facts': facts.map(({ text }) => text),
  'text of quotes': quotes.map(({ text }) => text),
  'author of quotes': quotes.map(({ author }) => author),
  'source of quotes': quotes.map(({ source }) => source),
  'text of questions': questions.map(({ text }) => text),
  'text of answers': answers.map(({ text }) => text),
  'title of challenges': challenges.map(({ title }) => title),
  'notes of challenges': challenges.map(({ notes }) => notes),
}

const everyText = Object.values(kinds).flat()

/** A number, with its degrees if it has them, is written alike in both languages. */
const isNumber = ({ en, bg }: Text) => en === bg && /^\d+(°| °C)?$/.test(en)

const repeated = (values: readonly string[]) => values.filter((value, place) => values.indexOf(value) !== place)

const placeOfRight = ({ answers }: Question) => answers.findIndex(({ right }) => right)

describe('the card content', () => {
  test('has enough of each kind', () => {
    expect(facts.length).toBeGreaterThanOrEqual(300)
    expect(quotes.length).toBeGreaterThanOrEqual(300)
    expect(questions.length).toBeGreaterThanOrEqual(300)
    expect(challenges.length).toBeGreaterThanOrEqual(150)
  })

  test('has enough of each kind for children', () => {
    const ofChildren = (pieces: readonly { forChildren?: true }[]) => pieces.filter((one) => one.forChildren).length
    expect(ofChildren(facts)).toBeGreaterThanOrEqual(60)
    expect(ofChildren(quotes)).toBeGreaterThanOrEqual(180)
    expect(ofChildren(questions)).toBeGreaterThanOrEqual(60)
    expect(ofChildren(challenges)).toBeGreaterThanOrEqual(90)
  })

  test('has an id of version 7 for every piece and answer, none twice', () => {
    const ids = [...facts, ...quotes, ...questions, ...answers, ...challenges].map(({ id }) => id)
    const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    expect(ids.filter((id) => !version7.test(id))).toEqual([])
    expect(repeated(ids)).toEqual([])
  })

  test.each(['text of facts', 'text of quotes', 'text of questions', 'title of challenges', 'notes of challenges'])(
    'says nothing twice in the %s',
    (kind) => {
      const texts = kinds[kind] ?? []
      expect(repeated(texts.map(({ en }) => en.toLowerCase()))).toEqual([])
      expect(repeated(texts.map(({ bg }) => bg.toLowerCase()))).toEqual([])
    },
  )

  test.each([
    ['text of facts', 60, 220],
    ['text of quotes', 15, 240],
    ['author of quotes', 4, 40],
    ['source of quotes', 8, 90],
    ['text of questions', 15, 120],
    ['text of answers', 1, 60],
    ['title of challenges', 5, 80],
    ['notes of challenges', 15, 200],
  ])('keeps the %s within %i to %i characters', (kind, min, max) => {
    const lengths = (kinds[kind] ?? []).flatMap(({ en, bg }) => [en, bg])
    expect(lengths.length).toBeGreaterThan(0)
    expect(lengths.filter((text) => text.length < min || text.length > max)).toEqual([])
  })
})

describe('the languages', () => {
  test('English is without Cyrillic', () => {
    expect(everyText.filter(({ en }) => /\p{Script=Cyrillic}/u.test(en))).toEqual([])
    expect(everyText.filter((text) => !/\p{Script=Latin}/u.test(text.en) && !isNumber(text))).toEqual([])
  })

  test('Bulgarian uses Bulgarian characters only', () => {
    expect(everyText.filter((text) => !/\p{Script=Cyrillic}/u.test(text.bg) && !isNumber(text))).toEqual([])
    expect(everyText.filter(({ bg }) => /[ыэёіїєјљњћџѓќ]/iu.test(bg))).toEqual([])
  })

  test('no word mixes the two scripts', () => {
    const mixed = /\p{Script=Cyrillic}\p{M}*\p{Script=Latin}|\p{Script=Latin}\p{M}*\p{Script=Cyrillic}/u
    expect(everyText.filter(({ en, bg }) => mixed.test(en) || mixed.test(bg))).toEqual([])
  })
})

describe('the typesetting', () => {
  test('is composed, trimmed and single-spaced', () => {
    const texts = everyText.flatMap(({ en, bg }) => [en, bg])
    expect(texts.filter((text) => text !== text.normalize('NFC'))).toEqual([])
    expect(texts.filter((text) => text !== text.trim() || /\s{2}|[^\S ]/.test(text))).toEqual([])
  })

  test('uses no typewriter marks: quotes, apostrophes, three dots, hyphens for dashes', () => {
    const texts = everyText.flatMap(({ en, bg }) => [en, bg])
    expect(texts.filter((text) => /["'`«»]|\.\.\.| - |--/.test(text))).toEqual([])
  })

  test('quotes as each language does: “…” in English, „…“ in Bulgarian', () => {
    const withoutPairs = ({ en, bg }: Text) => ({
      en: en.replaceAll(/“[^“”]+”/g, ''),
      bg: bg.replaceAll(/„[^„“]+“/g, ''),
    })
    const rests = everyText.map(withoutPairs)
    expect(rests.filter(({ en }) => /[“”„‘]/.test(en))).toEqual([])
    expect(rests.filter(({ bg }) => /[“”„‘’]/.test(bg))).toEqual([])
  })

  test('ends every fact, quote, question and note as a sentence', () => {
    const { 'text of facts': said = [], 'text of quotes': quoted = [], 'notes of challenges': noted = [] } = kinds
    const sentences = [...said, ...quoted, ...noted].flatMap(({ en, bg }) => [en, bg])
    expect(sentences.filter((text) => !/[.!?]”?$/.test(text))).toEqual([])
    expect(questions.filter(({ text }) => !text.en.endsWith('?') || !text.bg.endsWith('?'))).toEqual([])
  })
})

describe('the questions', () => {
  test('have four different answers, exactly one of them right', () => {
    for (const { text, answers } of questions) {
      expect(answers, text.en).toHaveLength(4)
      expect(repeated(answers.map((answer) => answer.text.en)), text.en).toEqual([])
      expect(repeated(answers.map((answer) => answer.text.bg)), text.bg).toEqual([])
      expect(
        answers.filter(({ right }) => right),
        text.en,
      ).toHaveLength(1)
    }
  })

  test('spread the right answers over the four places', () => {
    const share = questions.length / 4
    for (const place of [0, 1, 2, 3]) {
      const there = questions.filter((question) => placeOfRight(question) === place)
      expect(Math.abs(there.length - share), `place ${place}`).toBeLessThan(share / 4)
    }
  })
})

test('every challenge pays a whole number of gold from 5 to 25', () => {
  const unfair = challenges.filter(({ gold }) => !Number.isInteger(gold) || gold < 5 || gold > 25)
  expect(unfair).toEqual([])
})
