import { describe, expect, test } from 'vitest'
import type { Facts, LegalText } from './legal-text.ts'
import { texts } from './texts.ts'

const everything: Facts = {
  ...{ contact: 'data@example.org', erasureDays: 30, minimumAge: 13, groupsCreated: 2, groupMembers: 5 },
  ...{ google: true, oidc: 'Casa', passwords: true, payments: true, generation: true },
}
const nothing: Facts = {
  ...everything,
  contact: null,
  erasureDays: 1,
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

test('the privacy policy lists the providers of the server', () => {
  const told = JSON.stringify(texts.privacy.en(everything))
  expect(told).toContain('you pay on a page of Stripe')
  expect(JSON.stringify(texts.privacy.en(nothing))).toContain('this server sells nothing')
  expect(told).toContain('For 30 days you can restore it')
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
