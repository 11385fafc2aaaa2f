import { locales } from '@questboard/i18n'
import { describe, expect, test } from 'vitest'
import { compose } from './compose.ts'
import { shortName } from './short-name.ts'

describe('a name that others chose', () => {
  test.each([
    ['Ани', 'Ани'],
    ['  two\n\tlines\u2028and\u202e more ', 'two lines and more'],
    ['х'.repeat(40), 'х'.repeat(40)],
    ['х'.repeat(41), `${'х'.repeat(39)}…`],
    ['🦊'.repeat(50), `${'🦊'.repeat(39)}…`],
  ])('%j is shown as %j', (name, shown) => {
    expect(shortName(name)).toBe(shown)
  })
})

test.each(locales)('every letter in %s has its link in both parts, and nothing of a name as markup', (lang) => {
  const link = 'https://quest.example.org/path?token=a-b_c&lang=x'
  const name = '<script>"A" & \'B\'</script>'
  const contents = [
    { kind: 'activation', name, link },
    { kind: 'recovery', name, link },
    { kind: 'invitation', inviter: name, group: name, link },
  ] as const
  const subjects = contents.map((content) => {
    const { subject, html, text } = compose(content, lang)
    expect(text).toContain(`\n${link}\n`)
    expect(html.split('href="https://quest.example.org/path?token=a-b_c&amp;lang=x"')).toHaveLength(3)
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/script&gt;')
    expect(text).toContain(name)
    return subject
  })
  expect(new Set(subjects).size).toBe(3)
})
