/**
 * `npm test`: runs all checks, the quickest first. Stops after the first failed stage unless --all is given.
 * --only=unit,browser runs some stages. Other options are passed to the stages. The last line is the total.
 */
import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { buildIfStale } from './build.mjs'
import { judge } from './checks/audit.mjs'
import { countPlaywright, countVitest, noTests } from './checks/count-tests.mjs'
import { root } from './root.mjs'

/**
 * @typedef {import('./checks/count-tests.mjs').Count} Count
 * @typedef {{ name: string, title: string, run: (options: string[]) => Promise<Count> }} Stage
 */

/** @type {Stage[]} */
const stages = [
  { name: 'lint', title: 'format and lint', run: () => check('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'types', title: 'types', run: () => check('tsc', ['-b']) },
  {
    name: 'boundaries',
    title: 'module boundaries',
    run: () => check(process.execPath, ['scripts/checks/boundaries.mjs']),
  },
  { name: 'audit', title: 'known vulnerabilities', run: audit },
  { name: 'unit', title: 'unit tests', run: (options) => vitest('unit', options) },
  { name: 'integration', title: 'tests on a real PostgreSQL', run: (options) => vitest('integration', options) },
  { name: 'browser', title: 'tests in a real browser', run: playwright },
]

/**
 * @param {string} command the path of Node, or a program in node_modules/.bin
 * @param {string[]} options
 * @param {NodeJS.ProcessEnv} [environment]
 */
async function run(command, options, environment = {}) {
  const program = command === process.execPath ? command : join(root, 'node_modules', '.bin', command)
  const child = spawn(program, options, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  const { promise, resolve, reject } = Promise.withResolvers()
  child.on('error', reject).on('close', (status, signal) => resolve({ status, signal }))
  const { status, signal } = await promise
  process.off('SIGINT', forward).off('SIGTERM', forward)
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
 * Asks the registry for vulnerabilities in server dependencies. An unreachable registry is reported but does not fail.
 *
 * @returns {Promise<Count>}
 */
async function audit() {
  const options = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm, ...options]] : ['npm', options]
  const { promise, resolve } = Promise.withResolvers()
  execFile(command, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout) => resolve(stdout))
  const { passed, lines } = judge(await promise)
  for (const line of lines) console.log(line)
  return passed ? noTests : { ...noTests, failed: lines.length }
}

/**
 * @param {string} project
 * @param {string[]} options
 */
async function vitest(project, options) {
  const report = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const passed = await run('vitest', ['run', '--project', project, ...reporters, ...options])
  return countVitest(read(report), passed)
}

/** @param {string[]} options */
async function playwright(options) {
  await buildIfStale()
  const report = join(reports, 'browser.json')
  const command = ['test', '--config=tests/playwright.config.ts', '--reporter=list,json', ...options]
  const passed = await run('playwright', command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  return countPlaywright(read(report), passed)
}

/** @param {string} report */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}

/** @param {number} since */
function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

const options = process.argv.slice(2)
const all = options.includes('--all')
const only = options
  .find((option) => option.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const stageOptions = options.filter((option) => option !== '--all' && !option.startsWith('--only='))

const unknown = only?.filter((name) => !stages.some((stage) => stage.name === name)) ?? []
if (unknown.length > 0) {
  console.error(`Unknown stage: ${unknown.join(', ')}. The stages are: ${stages.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

// Tests start many servers and workers, which run the same modules.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node')

const reports = mkdtempSync(join(tmpdir(), 'questboard-reports-'))
const summary = []
/** @type {string[]} */
const why = []
const sum = { passed: 0, failed: 0 }
for (const { name, title, run: runStage } of stages) {
  if (only && !only.includes(name)) continue
  if (sum.failed > 0 && !all) break
  console.log(`\n== ${title} (${name})`)
  const began = performance.now()
  const { passed, failed, skipped, failures } = await runStage(stageOptions)
  sum.passed += passed
  sum.failed += failed
  why.push(...failures)
  const counts = passed + skipped > 0 || failed > 1 ? `, ${passed} passed, ${failed} failed, ${skipped} skipped` : ''
  summary.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${title}${counts} (${secondsSince(began)})`)
  console.log(summary.at(-1))
}
rmSync(reports, { recursive: true })

if (why.length > 0) console.log(`\nWhat failed:\n\n${why.join('\n\n')}`)
console.log(`\n${summary.join('\n')}\n`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed === 0 ? 0 : 1
