import { describe, expect, test } from 'vitest'
import { questions } from './questions.ts'
import { type Question, topics } from './types.ts'

const languages = ['en', 'bg'] as const

type Language = (typeof languages)[number]

const drawable = questions.filter(({ retired }) => !retired)

const rightOf = ({ answers }: Question) => answers.find(({ right }) => right)

/** The words of four characters or more. Shorter ones are mostly grammar. */
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []

/** A word without its ending, so that „котката“ matches „котка“. Short words keep four characters. */
const stem = (word: string) => word.slice(0, Math.max(4, Math.ceil(word.length * 0.7)))

/** Parts of longer words that give a number away, like “hepta” and „седмо“ in the names of a polygon. */
const numberParts: Record<string, readonly string[]> = {
  2: ['two', 'twice', 'double', 'дву', 'два'],
  3: ['three', 'tri', 'три', 'трой'],
  4: ['four', 'quad', 'quart', 'четир', 'четвор', 'кварт'],
  5: ['five', 'penta', 'quint', 'пет', 'квинт'],
  6: ['six', 'hexa', 'шест'],
  7: ['seven', 'hepta', 'sept', 'седм', 'седем'],
  8: ['eight', 'octa', 'octo', 'осм', 'осем', 'окто'],
  9: ['nine', 'nona', 'девет', 'девят'],
  10: ['ten ', 'deca', 'десет'],
}

const namedNumbers = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** The parts of the right answer that occur in its question. Words that a wrong answer has, too, give nothing away. */
function givenAway(question: Question, language: Language): readonly string[] {
  const right = rightOf(question)
  const text = question.text[language].toLowerCase()
  const asked = words(text)
  const startsAlike = (word: string, other: string) => word.startsWith(stem(other)) || other.startsWith(stem(word))
  const wrong = question.answers.filter((answer) => answer !== right).flatMap((answer) => words(answer.text[language]))
  const telling = words(right?.text[language] ?? '').filter((word) => !wrong.some((other) => startsAlike(other, word)))
  const number = namedNumbers.indexOf(right?.text.en ?? '')
  const parts = numberParts[number > 0 ? number : Number(right?.text.en)] ?? []
  return [
    ...telling.filter((word) => asked.some((other) => startsAlike(other, word))),
    ...parts.filter((part) => text.includes(part)),
  ]
}

/** The share of words that two texts have in common, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = a.intersection(b).size
  return common / (a.size + b.size - common)
}

describe('the questions', () => {
  test('are enough that a player who draws one a day meets a new one for most of a year', () => {
    expect(drawable.length).toBeGreaterThanOrEqual(300)
  })

  test('are about every topic, and about none too often', () => {
    for (const topic of topics) {
      const share = drawable.filter((question) => question.topic === topic).length / drawable.length
      expect(share, topic).toBeGreaterThan(0.08)
      expect(share, topic).toBeLessThan(0.2)
    }
  })

  test('are half for children, and many for adults', () => {
    const forChildren = drawable.filter((question) => question.forChildren)
    expect(forChildren.length / drawable.length).toBeGreaterThan(0.5)
    expect(forChildren.length / drawable.length).toBeLessThan(0.6)
    expect(drawable.length - forChildren.length).toBeGreaterThanOrEqual(80)
  })

  test('have the right answer in each place a quarter of the time', () => {
    for (const place of [0, 1, 2, 3]) {
      const there = drawable.filter(({ answers }) => answers[place]?.right)
      expect(Math.abs(there.length / drawable.length - 0.25), `place ${place}`).toBeLessThan(0.05)
    }
  })

  test.each(languages)('cannot be answered by the length of the answers in %s', (language) => {
    const longest = drawable.filter((question) => {
      const right = rightOf(question)?.text[language].length ?? 0
      return question.answers.every((answer) => answer.right || answer.text[language].length < right)
    })
    expect(longest.length / drawable.length).toBeLessThan(0.4)
  })

  test('name the work or page where the answer can be checked', () => {
    const unclear = questions.filter(
      ({ source }) => source.length < 8 || source.length > 120 || source !== source.trim(),
    )
    expect(unclear.map(({ text, source }) => [text.en, source])).toEqual([])
    expect(questions.filter(({ source }) => /["'`]|\p{Script=Cyrillic}/u.test(source))).toEqual([])
  })

  test.each(languages)('do not contain their right answer in %s', (language) => {
    const given = questions.map((question) => ({ ask: question.text[language], gives: givenAway(question, language) }))
    expect(given.filter(({ gives }) => gives.length > 0)).toEqual([])
  })

  test.each(languages)('ask nothing twice in other words in %s', (language) => {
    const stems = drawable.map(({ text }) => new Set(words(text[language]).map(stem)))
    const alike = drawable.flatMap((question, place) =>
      drawable.slice(0, place).flatMap((earlier, before) => {
        const share = likeness(stems[place] ?? new Set(), stems[before] ?? new Set())
        const sameAnswer = rightOf(question)?.text[language] === rightOf(earlier)?.text[language]
        return share > (sameAnswer ? 0.5 : 0.7) ? [[question.text[language], earlier.text[language]]] : []
      }),
    )
    expect(alike).toEqual([])
  })
})
