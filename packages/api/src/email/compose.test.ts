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

  test.each([
    ['https://evil.example/a', 'https^:^//evil^.^example/a'],
    ['evil.example.com', 'evil^.^example^.^com'],
    ['www.evil。example', 'www^.^evil^。^example'],
    ['ani@example.org', 'ani^@^example^.^org'],
    ['mailto:ani', 'mailto^:^ani'],
    ['Dr. A. Petrova', 'Dr. A. Petrova'],
    ['Ани / Иво: двама', 'Ани / Иво: двама'],
    ['👨‍👩‍👧 می‌خواهم', '👨‍👩‍👧 می‌خواهم'],
  ])('%j is not made a link: %j, with a word joiner at each ^', (name, shown) => {
    expect(shortName(name)).toBe(shown.replaceAll('^', '\u2060'))
  })

  test('is as short as any, whatever keeps it from being a link', () => {
    const shown = shortName('a.'.repeat(75)).replaceAll('\u2060', '')
    expect(shown).toBe(`${'a.'.repeat(19)}a…`)
  })
})

test.each(locales)('every e-mail in %s has its link in both parts, and nothing of a name as markup', (lang) => {
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

/** Text that mail clients turn into a link: a scheme, `www.`, a domain, or an e-mail address. */
const links = /\b(?:https?:\/\/|www\.|mailto:)\S+|\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[\p{L}]{2,}\b|[\w.+-]+@[\w.-]+/giu

test.each(locales)('in %s the only link is ours, whatever people call themselves, in all parts', (lang) => {
  const link = 'https://quest.example.org/path?token=a-b_c'
  const inviter = 'win at https://evil.example/a\nnow'
  const { subject, html, text } = compose({ kind: 'invitation', inviter, group: 'ani@evil.example', link }, lang)
  expect(subject).not.toContain('\n')
  expect(subject.match(links)).toBeNull()
  expect(text.match(links)).toEqual([link])
  const shown = html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]*>/g, ' ')
  expect(shown.match(links)).toEqual([link])
  expect(text.replaceAll('\u2060', '')).toContain('win at https://evil.example/a now')
})

test.each(locales)('in %s no e-mail of a server without passwords advises about one of ours', (lang) => {
  const fields = { name: 'Ани', link: 'https://quest.example.org/path', byPassword: false }
  const kinds = ['emailChangeNotice', 'secondFactorOn', 'secondFactorOff', 'recoveryCodeUsed'] as const
  const contents = [
    ...[...kinds, 'passkeyAdded' as const, 'passkeyRemoved' as const].map((kind) => ({ ...fields, kind })),
    { ...fields, kind: 'newDevice' as const, device: 'Chrome', at: new Date(0), zone: 'UTC' },
    { ...fields, kind: 'handOver' as const, child: 'Ани', guardian: 'Мария' },
  ]
  const ours =
    /new password|change my password|choose a password|password now|нов[ао] парола|парола и профилът|паролата( си)?( още|$)/i
  for (const content of contents) {
    expect(compose(content, lang).text).not.toMatch(ours)
    expect(compose({ ...content, byPassword: true }, lang).text).not.toBe(compose(content, lang).text)
  }
})

test.each(locales)('an e-mail in %s names the contact of the operator, if there is one', (lang) => {
  const content = { kind: 'activation', name: 'Ани', link: 'https://quest.example.org/path' } as const
  const { html, text } = compose(content, lang, 'help@quest.example.org')
  expect(text.trimEnd().split('\n').at(-1)).toContain('help@quest.example.org')
  expect(html).toContain('help@quest.example.org')
  expect(compose(content, lang).text).not.toContain('help')
})
