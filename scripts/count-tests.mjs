/**
 * What the reports of the test runners add up to.
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
 * @param {VitestReport | undefined} report nothing when the run ended before it wrote one
 * @param {boolean} sound whether the run ended well
 * @returns {Count}
 */
export function countVitest(report, sound) {
  if (!report) return settled(noTests, sound)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report
  // A file that could not even be loaded has no tests that could have failed.
  const unloaded = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
  const failed = numFailedTests + unloaded.length
  return settled({ passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }, sound)
}

/**
 * @param {PlaywrightReport | undefined} report nothing when the run ended before it wrote one
 * @param {boolean} sound whether the run ended well
 * @returns {Count}
 */
export function countPlaywright(report, sound) {
  if (!report) return settled(noTests, sound)
  const { expected, flaky, unexpected, skipped } = report.stats
  return settled({ passed: expected + flaky, failed: unexpected, skipped }, sound)
}

/**
 * A run that ended badly has at least one failure, told or not.
 *
 * @param {Count} count
 * @param {boolean} sound
 * @returns {Count}
 */
function settled(count, sound) {
  return sound ? count : { ...count, failed: Math.max(1, count.failed) }
}
