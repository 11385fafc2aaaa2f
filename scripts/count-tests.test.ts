import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-tests.mjs'

const modules = join(import.meta.dirname, '..', 'node_modules')

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
  expect(counted).toEqual({ passed: 2, failed: 2, skipped: 1 })
})

test('counts Playwright results', () => {
  const report = { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 } }
  expect(countPlaywright(report, false)).toEqual({ passed: 6, failed: 2, skipped: 3 })
})

test('counts a failed run without a failed test as a failure', () => {
  expect(countVitest(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countPlaywright({ stats: { expected: 5, flaky: 0, unexpected: 0, skipped: 0 } }, false)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 0,
  })
})
