import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import parsers from '@stoplight/spectral-parsers'
import rulesets from '@stoplight/spectral-rulesets'
import { expect, test } from 'vitest'

test("Spectral's rules for OpenAPI report nothing", { timeout: 120_000 }, async () => {
  const text = await readFile(resolve(import.meta.dirname, '../../docs/openapi.json'), 'utf8')
  const linter = new spectral.Spectral()
  linter.setRuleset({ extends: [rulesets.oas as RulesetDefinition] })
  const problems = await linter.run(new spectral.Document(text, parsers.Json, 'openapi.json'))
  expect(problems.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`).slice(0, 50)).toEqual([])
})
