import { resolve } from 'node:path'
import { lint, loadConfig } from '@redocly/openapi-core'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

test('the recommended rules of Redocly report nothing but the ambiguous paths that are listed', async () => {
  const config = await loadConfig({ configPath: resolve(root, 'redocly.yaml') })
  const problems = await lint({ ref: resolve(root, 'docs/openapi.json'), config })
  const listed = problems.filter(({ ignored }) => ignored)
  expect(problems.filter(({ ignored }) => !ignored).map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  expect([...new Set(listed.map(({ ruleId }) => ruleId))]).toEqual(['no-ambiguous-paths'])
})
