/**
 * Counts the tests in the reports of the test runners.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 *
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numPendingTests: number,
 *   numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[],
 * }} VitestReport
 *
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number } }} PlaywrightReport
 */

/** @type {Count} */
export const noTests = { passed: 0, failed: 0, skipped: 0 }

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
  return atLeastOneFailure({ passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }, succeeded)
}

/**
 * @param {PlaywrightReport | undefined} report undefined when the run ended before it wrote one
 * @param {boolean} succeeded whether the run exited with status 0
 * @returns {Count}
 */
export function countPlaywright(report, succeeded) {
  if (!report) return atLeastOneFailure(noTests, succeeded)
  const { expected, flaky, unexpected, skipped } = report.stats
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected, skipped }, succeeded)
}

/**
 * A failed run counts as at least one failure, even if its report has none.
 *
 * @param {Count} count
 * @param {boolean} succeeded
 * @returns {Count}
 */
function atLeastOneFailure(count, succeeded) {
  return succeeded ? count : { ...count, failed: Math.max(1, count.failed) }
}
