import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-tests.mjs'

const modules = join(import.meta.dirname, '../..', 'node_modules')

test('counts Vitest results, and a file that does not load as a failure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'questboard-count-'))
  const report = join(folder, 'report.json')
  symlinkSync(modules, join(folder, 'node_modules'))
  writeFileSync(join(folder, 'vitest.config.js'), 'export default {}')
  writeFileSync(
    join(folder, 'some.test.js'),
    `import { expect, test } from 'vitest'
     test('passes', () => expect(1).toBe(1))
     test('passes too', () => expect(1).toBe(1))
     test('fails', () => expect(1).toBe(2))
     test.skip('is skipped', () => {})`,
  )
  writeFileSync(join(folder, 'broken.test.js'), `import './missing.js'`)
  const vitest = [join(modules, 'vitest', 'vitest.mjs'), 'run', '--reporter=json', `--outputFile=${report}`]
  const { status } = spawnSync(process.execPath, vitest, { cwd: folder, env: { PATH: process.env.PATH } })
  const counted = countVitest(JSON.parse(readFileSync(report, 'utf8')), status === 0)
  rmSync(folder, { recursive: true })
  expect(counted).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: [
      expect.stringMatching(/broken\.test\.js\n.*missing\.js/),
      expect.stringMatching(/some\.test\.js fails\nAssertionError: expected 1 to be 2/),
    ],
  })
})

test('counts Playwright results', () => {
  const run = (status: string, message: string) => ({
    projectName: 'phone',
    status,
    results: [{ error: { message: 'a first attempt' } }, { error: { message } }],
  })
  const specs = [
    { title: 'opens', file: 'menu.spec.ts', tests: [run('unexpected', '\u001b[31mno menu\u001b[39m')] },
    { title: 'shuts', file: 'menu.spec.ts', tests: [run('flaky', 'still open')] },
  ]
  const report = {
    stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 },
    suites: [{ specs: [], suites: [{ specs }] }],
  }
  expect(countPlaywright(report, false)).toEqual({
    passed: 6,
    failed: 2,
    skipped: 3,
    failures: ['menu.spec.ts opens (phone)\nno menu'],
  })
})

test('shortens what it says about failed tests', () => {
  const failed = { projectName: 'phone', status: 'unexpected', results: [{ error: { message: 'no '.repeat(5000) } }] }
  const specs = Array.from({ length: 30 }, (_, nth) => ({ title: `${nth}`, file: 'menu.spec.ts', tests: [failed] }))
  const report = { stats: { expected: 0, flaky: 0, unexpected: 30, skipped: 0 }, suites: [{ specs }] }
  expect(countPlaywright(report, false).failures.join('').length).toBeLessThan(20_000)
})

test('counts a failed run without a failed test as a failure', () => {
  expect(countVitest(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0, failures: [] })
  const stats = { expected: 5, flaky: 0, unexpected: 0, skipped: 0 }
  expect(countPlaywright({ stats, suites: [] }, false)).toEqual({ passed: 5, failed: 1, skipped: 0, failures: [] })
})
