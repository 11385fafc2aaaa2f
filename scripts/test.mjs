/**
 * `npm test`: everything that tells whether the tree is sound, the quickest first. Stops at the first stage that fails
 * unless --all; --only=unit,browser runs some stages, and what else is given goes to them. The last line is the sum.
 */
import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { judge } from './audit.mjs'
import { buildWhatIsStale } from './build.mjs'
import { countPlaywright, countVitest, noTests } from './count-tests.mjs'
import { root } from './turbo.mjs'

/**
 * @typedef {import('./count-tests.mjs').Count} Count
 * @typedef {{ name: string, says: string, run: (options: string[]) => Promise<Count> }} Stage
 */

/** @type {Stage[]} */
const stages = [
  { name: 'lint', says: 'format and lint', run: () => check('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'types', says: 'types', run: () => check('tsc', ['-b']) },
  { name: 'doors', says: 'doors', run: () => check(process.execPath, ['scripts/doors.mjs']) },
  { name: 'audit', says: 'what is known of the packages', run: audit },
  { name: 'unit', says: 'unit tests', run: (options) => vitest('unit', options) },
  { name: 'integration', says: 'tests on a real PostgreSQL', run: (options) => vitest('integration', options) },
  { name: 'browser', says: 'tests in a real browser', run: playwright },
]

/**
 * @param {string} command a program by its path, or one that node_modules brings
 * @param {string[]} options
 * @param {NodeJS.ProcessEnv} [environment]
 */
async function run(command, options, environment = {}) {
  const program = command === process.execPath ? command : join(root, 'node_modules', '.bin', command)
  const child = spawn(program, options, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => child.kill(signal)
  process.on('SIGINT', passOn).on('SIGTERM', passOn)
  const { promise, resolve, reject } = Promise.withResolvers()
  child.on('error', reject).on('close', (status, signal) => resolve({ status, signal }))
  const { status, signal } = await promise
  process.off('SIGINT', passOn).off('SIGTERM', passOn)
  if (signal) process.kill(process.pid, signal)
  return status === 0
}

/**
 * @param {string} command
 * @param {string[]} options
 * @returns {Promise<Count>}
 */
async function check(command, options) {
  return (await run(command, options)) ? noTests : { ...noTests, failed: 1 }
}

/**
 * Asks the registry what is known of the packages that a server runs. Where nobody answers, that is told, and no fault.
 *
 * @returns {Promise<Count>}
 */
async function audit() {
  const options = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  const npm = process.env.npm_execpath
  const [command, given] = npm ? [process.execPath, [npm, ...options]] : ['npm', options]
  const { promise, resolve } = Promise.withResolvers()
  execFile(command, given, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout) => resolve(stdout))
  const { sound, says } = judge(await promise)
  for (const line of says) console.log(line)
  return sound ? noTests : { ...noTests, failed: says.length }
}

/**
 * @param {string} project
 * @param {string[]} options
 */
async function vitest(project, options) {
  const report = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const sound = await run('vitest', ['run', '--project', project, ...reporters, ...options])
  return countVitest(read(report), sound)
}

/** @param {string[]} options */
async function playwright(options) {
  await buildWhatIsStale()
  const report = join(reports, 'browser.json')
  const command = ['test', '--config=tests/playwright.config.ts', '--reporter=list,json', ...options]
  const sound = await run('playwright', command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  return countPlaywright(read(report), sound)
}

/** @param {string} report */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}

/** @param {number} since */
function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

const given = process.argv.slice(2)
const all = given.includes('--all')
const only = given
  .find((option) => option.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const passedOn = given.filter((option) => option !== '--all' && !option.startsWith('--only='))

const unknown = only?.filter((name) => !stages.some((stage) => stage.name === name)) ?? []
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${stages.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const reports = mkdtempSync(join(tmpdir(), 'questboard-reports-'))
const summary = []
const sum = { passed: 0, failed: 0 }
for (const { name, says, run: runStage } of stages) {
  if (only && !only.includes(name)) continue
  if (sum.failed > 0 && !all) break
  console.log(`\n== ${says} (${name})`)
  const began = performance.now()
  const { passed, failed, skipped } = await runStage(passedOn)
  sum.passed += passed
  sum.failed += failed
  const counts = passed + skipped > 0 || failed > 1 ? `, ${passed} passed, ${failed} failed, ${skipped} skipped` : ''
  summary.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${says}${counts} (${secondsSince(began)})`)
  console.log(summary.at(-1))
}
rmSync(reports, { recursive: true })

console.log(`\n${summary.join('\n')}\n`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed === 0 ? 0 : 1
