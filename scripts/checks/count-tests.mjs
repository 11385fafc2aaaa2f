import { stripVTControlCharacters } from 'node:util'

/**
 * Counts the tests in the reports of the test runners, and collects why tests failed.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Count
 *
 * @typedef {{ status: string, fullName: string, failureMessages: string[] | null }} VitestResult
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestResult[] }} VitestFile
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numPendingTests: number,
 *   numTodoTests: number,
 *   testResults: VitestFile[],
 * }} VitestReport
 *
 * @typedef {{ projectName: string, status: string, results: { error?: { message?: string } }[] }} PlaywrightRun
 * @typedef {{ title: string, file: string, tests: PlaywrightRun[] }} PlaywrightSpec
 * @typedef {{ specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{
 *   stats: { expected: number, flaky: number, unexpected: number, skipped: number },
 *   suites: PlaywrightSuite[],
 * }} PlaywrightReport
 */

/** @type {Count} */
export const noTests = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** The lengths at which a report of failures still fits on a screen or two. */
const maxFailureLength = 1_500
const maxFailures = 10

/**
 * @param {VitestReport | undefined} report undefined when the run ended before it wrote one
 * @param {boolean} succeeded whether the run exited with status 0
 * @returns {Count}
 */
export function countVitest(report, succeeded) {
  if (!report) return atLeastOneFailure(noTests, succeeded)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report
  // A file that could not be loaded reports no tests.
  const unloaded = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
  const failed = numFailedTests + unloaded.length
  const failures = [
    ...unloaded.map(({ name, message }) => failureOf(name, message)),
    ...testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => failureOf(`${name} ${fullName}`, failureMessages?.[0])),
    ),
  ]
  const skipped = numPendingTests + numTodoTests
  return atLeastOneFailure({ passed: numPassedTests, failed, skipped, failures }, succeeded)
}

/**
 * @param {PlaywrightReport | undefined} report undefined when the run ended before it wrote one
 * @param {boolean} succeeded whether the run exited with status 0
 * @returns {Count}
 */
export function countPlaywright(report, succeeded) {
  if (!report) return atLeastOneFailure(noTests, succeeded)
  const { expected, flaky, unexpected, skipped } = report.stats
  const failures = report.suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          failureOf(`${file} ${title} (${projectName})`, results.at(-1)?.error?.message),
        ),
    )
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected, skipped, failures }, succeeded)
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * @param {string} name
 * @param {string | undefined} message
 */
function failureOf(name, message = '') {
  return `${name}\n${stripVTControlCharacters(message)}`.slice(0, maxFailureLength)
}

/**
 * A failed run counts as at least one failure, even if its report has none. The first failures are enough.
 *
 * @param {Count} count
 * @param {boolean} succeeded
 * @returns {Count}
 */
function atLeastOneFailure(count, succeeded) {
  const { failed, failures } = count
  return succeeded ? count : { ...count, failed: Math.max(1, failed), failures: failures.slice(0, maxFailures) }
}
