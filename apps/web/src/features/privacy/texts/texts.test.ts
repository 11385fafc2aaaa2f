import { describe, expect, test } from 'vitest'
import type { Facts, LegalText } from './legal-text.ts'
import { texts } from './texts.ts'

const everything: Facts = {
  contact: 'data@example.org',
  erasureDays: 30,
  minimumAge: 13,
  groupsCreated: 2,
  groupMembers: 5,
  mail: true,
  google: true,
  oidc: 'Casa',
  passwords: true,
  payments: true,
  generation: true,
}
const nothing: Facts = {
  ...everything,
  contact: null,
  erasureDays: 1,
  mail: false,
  google: false,
  oidc: null,
  passwords: false,
  payments: false,
  generation: false,
}

const outlineOf = ({ sections }: LegalText) =>
  sections.map(({ id, blocks }) => [id, blocks.map((block) => (typeof block === 'string' ? 1 : block.length))])

describe.each(Object.entries(texts))('the text %s', (_name, { bg, en }) => {
  test.each([everything, nothing])('both languages have the same structure', (facts) => {
    expect(outlineOf(bg(facts))).toEqual(outlineOf(en(facts)))
  })

  test('name the contact address if there is one', () => {
    for (const text of [bg, en]) {
      expect(JSON.stringify(text(everything))).toContain('data@example.org')
      expect(JSON.stringify(text(nothing))).not.toMatch(/@|null|undefined/)
    }
  })
})

test('the privacy policy and the terms name the day of their last change and a missing contact', () => {
  for (const text of [texts.privacy, texts.terms]) {
    expect(text.en(everything).changed).toMatch(/^Last changed on \d{1,2} [A-Z][a-z]{2,3} \d{4}$/)
    expect(text.bg(everything).changed).toMatch(/^Последна промяна: \d{2}\.\d{2}\.\d{4}$/)
    expect(JSON.stringify(text.en(nothing))).toContain('The operator has not named a contact.')
    expect(JSON.stringify(text.bg(nothing))).toContain('Операторът не е посочил адрес за връзка.')
    expect(JSON.stringify([text.en(everything), text.bg(everything)])).not.toMatch(/not named a contact|не е посочил/)
  }
})

test('data leaves the European Union only to services of the server', () => {
  expect(JSON.stringify(texts.privacy.en(everything))).toContain(
    'Push services, Google, Stripe and the AI service may process data outside',
  )
  expect(JSON.stringify(texts.privacy.en(nothing))).toContain('Push services may process data outside')
  expect(JSON.stringify(texts.privacy.bg(nothing))).toContain('Услугите за известия може да обработват')
})

test('a purchase can be withdrawn where gems are sold', () => {
  expect(JSON.stringify(texts.terms.en(everything))).toContain('within 14 days')
  expect(JSON.stringify(texts.terms.bg(everything))).toContain('до 14 дни')
  expect(JSON.stringify([texts.terms.en(nothing), texts.terms.bg(nothing)])).not.toContain('14')
})

test('leaders are asked about a child for as long as the server keeps what was deleted', () => {
  const policies = (erasureDays: number) =>
    JSON.stringify([texts.privacy.en({ ...everything, erasureDays }), texts.privacy.bg({ ...everything, erasureDays })])
  expect(policies(7)).toMatch(/have 30 days to take over.*имат 30 дни да поемат/)
  expect(policies(90)).toMatch(/have 90 days to take over.*имат 90 дни да поемат/)
})

test('the privacy policy lists the providers of the server', () => {
  const policy = JSON.stringify(texts.privacy.en(everything))
  expect(policy).toContain('you pay on a page of Stripe')
  expect(JSON.stringify(texts.privacy.en(nothing))).toContain('this server sells nothing')
  expect(policy).toContain('For 30 days you can restore it')
  for (const { privacy, terms } of [texts]) {
    for (const lang of ['bg', 'en'] as const) {
      expect(JSON.stringify(privacy[lang](everything))).toMatch(/Casa.*argon2id|argon2id.*Casa/)
      expect(JSON.stringify(privacy[lang](nothing))).not.toContain('Casa')
      expect(JSON.stringify([privacy[lang](nothing), terms[lang](nothing)])).not.toMatch(
        /your password|парола(та)? се пази/i,
      )
    }
  }
  expect(JSON.stringify(texts.privacy.bg(nothing))).toContain('Един ден можеш да възстановиш')
})
