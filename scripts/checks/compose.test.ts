import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { environmentNames } from '../../apps/server/src/environment.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

const guide = read('docs/configuration.md')
const documented = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name).sort()

test('the guide documents the variables that the server reads, and no others', () => {
  expect(documented).toEqual([...environmentNames].sort())
})

describe.each(['compose.yml', 'deploy/compose.yml'])('%s', (path) => {
  const text = read(path)
  const used = new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name))

  test('lets every documented variable be set', () => {
    expect(documented.filter((name) => !used.has(name))).toEqual([])
  })

  test('uses no undocumented variable', () => {
    expect([...used].filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })

  test('needs a password for the database', () => {
    expect(text.match(/\$\{POSTGRES_PASSWORD(?!:\?)/)).toBeNull()
    expect(text).toContain(`POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?`)
  })

  test('publishes ports on the loopback address unless HOST says otherwise', () => {
    const published = [...text.matchAll(/^ +- '?(.*:\d+)'?$/gm)].map(([, port]) => port)
    expect(published.length).toBeGreaterThan(0)
    for (const port of published) expect(port).toMatch(/^\$\{HOST:-127\.0\.0\.1\}:\$\{[A-Z_]+:-\d+\}:\d+$/)
  })

  test('lets images be pinned by digest', () => {
    const images = [...text.matchAll(/^ +image: (?!questboard$)(.*)$/gm)].map(([, image]) => image)
    expect(images.length).toBeGreaterThan(0)
    for (const image of images) expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:-[a-z]+:\d+\}$/)
  })
})

test('the commands for a recipe read the settings in the root of the repository', () => {
  const texts = [
    'docs/configuration.md',
    'docs/operating.md',
    'deploy/household.compose.yml',
    'deploy/compose.yml',
  ].map(read)
  const commands = texts.flatMap((text) =>
    [...text.matchAll(/docker compose [^\n`]*--file deploy\/[^\n`]*/g)].map(String),
  )
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter((command) => !command.includes('--env-file .env'))).toEqual([])
})

test('the recipe for a household needs no setting, and lets only this machine in unless HOST says otherwise', () => {
  const text = read('deploy/household.compose.yml')
  expect(text).not.toContain(':?')
  expect(text).not.toContain('DATABASE_URL')
  expect(text.match(/^ +- '(.*:\d+)'$/m)?.[1]).toBe(`\${HOST:-127.0.0.1}:\${PORT:-3000}:3000`)
})

test('the service of systemd is started again for as long as the database takes', () => {
  const [, unit = '', service = ''] = read('deploy/questboard.service').split(/^\[(?:Unit|Service)\]$/m)
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
  expect(service).toMatch(/^RestartSec=\d+$/m)
})
