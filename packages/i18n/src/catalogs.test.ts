import { readdirSync, readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from './locales.ts'

const folder = new URL('./catalogs/', import.meta.url)
const catalogs = readdirSync(folder)

/** The texts of a catalog by id, in one language. */
async function textsOf(catalog: string, locale: Locale): Promise<Map<string, { source: string; text: string }>> {
  const filename = `${catalog}/${locale}.po`
  const content = readFileSync(new URL(filename, folder), 'utf8')
  const entries = await formatter().parse(content, { locale, sourceLocale: 'en', filename })
  return new Map(
    Object.entries(entries).map(([id, { message, translation }]) => [
      id,
      { source: message ?? id, text: translation ?? '' },
    ]),
  )
}

/** The values and elements of a text, as often as they occur. A translation must contain the same ones. */
function holesOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)[},]|<\/?(\d+)\/?>/g)].map(([, value, element]) => value ?? `<${element}>`).sort()
}

/** Formal or plural address, where no other form is spelled the same. */
const formal = /\p{L}+йте(?!\p{L})|\p{L}*(?:берете|ведете|пишете|правите|меняте|ворете|тиснете)(?!\p{L})/gu

it.each(locales)('a text reads the same in all catalogs in %s', async (locale) => {
  // They are merged as screens load them, so the last one would change the words of all.
  const textsByKey = new Map<string, Set<string>>()
  for (const catalog of catalogs) {
    for (const [id, { source, text }] of await textsOf(catalog, locale)) {
      const key = `${id} ${source}`
      textsByKey.set(key, (textsByKey.get(key) ?? new Set()).add(text))
    }
  }
  expect([...textsByKey.values()].filter((texts) => texts.size > 1).map((texts) => [...texts])).toEqual([])
})

describe.each(catalogs)('the catalog %s', (catalog) => {
  it('has the same texts in every language', async () => {
    const [first, ...others] = await Promise.all(locales.map((locale) => textsOf(catalog, locale)))
    for (const other of others) expect([...other.keys()].sort()).toEqual([...(first?.keys() ?? [])].sort())
  })

  it.each(locales)('has every text in %s', async (locale) => {
    const missing = [...(await textsOf(catalog, locale)).values()].filter(({ text }) => text.trim() === '')
    expect(missing.map(({ source }) => source)).toEqual([])
  })

  it('keeps every value and element in Bulgarian', async () => {
    const texts = [...(await textsOf(catalog, 'bg')).values()].filter(({ source }) => !source.includes('plural,'))
    for (const { source, text } of texts) {
      // A choice of the ending repeats its value.
      const holes = text.includes('select,') ? [...new Set(holesOf(text))] : holesOf(text)
      expect(holes, source).toEqual(holesOf(source))
    }
  })

  it('is written in Cyrillic', async () => {
    const foreign = [...(await textsOf(catalog, 'bg')).values()].filter(
      ({ source, text }) =>
        /\p{L}{2}/u.test(source.replaceAll(/\{\w+\}|<\/?\d+\/?>|Questboard|Todoist|Habitica/g, '')) &&
        !/\p{Script=Cyrillic}/u.test(text),
    )
    expect(foreign.map(({ source }) => source)).toEqual([])
  })

  it('has the Bulgarian plural forms, with the number wherever English has it', async () => {
    const texts = [...(await textsOf(catalog, 'bg')).values()].filter(({ source }) => source.includes('plural,'))
    for (const { source, text } of texts) {
      expect(text, source).toMatch(/plural,.*(one|=1|=2) \{.*other \{/s)
      const other = /other \{(?:[^{}]|\{\w+\})*\}/
      expect(/#|\{\w+\}/.test(other.exec(text)?.[0] ?? ''), source).toBe(
        /#|\{\w+\}/.test(other.exec(source)?.[0] ?? ''),
      )
    }
  })

  it('addresses the reader with „ти“ in Bulgarian', async () => {
    const texts = [...(await textsOf(catalog, 'bg')).values()]
    expect(texts.flatMap(({ text }) => text.match(formal) ?? [])).toEqual([])
  })
})
