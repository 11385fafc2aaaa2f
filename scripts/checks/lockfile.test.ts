import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Package {
  optionalDependencies?: Record<string, string>
}

test('the lockfile lists the optional packages of every platform, which npm ci requires', () => {
  const text = readFileSync(join(import.meta.dirname, '../..', 'package-lock.json'), 'utf8')
  const packages: Record<string, Package> = JSON.parse(text).packages
  const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)))
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !names.has(name))
  expect(missing).toEqual([])
})
