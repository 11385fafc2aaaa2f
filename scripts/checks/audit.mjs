/**
 * Summarises `npm audit --json` for the dependencies of a server: the known vulnerabilities, or why the registry could not
 * be asked.
 *
 * @typedef {{ name: string, severity: string, range?: string, via: (string | { title?: string, url?: string })[] }} Finding
 *
 * @typedef {{ passed: boolean, lines: string[] }} Verdict
 */

/** Severities that fail. Lower ones are only counted. */
const failing = ['high', 'critical']

/** The registry has no audit endpoint, or npm is offline. An unreachable registry gives a message without a code. */
const unavailableCodes = ['ENOAUDIT', 'ENOTCACHED']

/**
 * @param {string} output npm's output: a report, or the reason why there is none
 * @returns {Verdict}
 */
export function judge(output) {
  const report = read(output)
  if (!report?.vulnerabilities) {
    const { message, error } = report ?? {}
    const reason = String(message || error?.summary || error?.code || 'npm wrote no report').split('\n', 1)[0]
    const unavailable = message !== undefined || unavailableCodes.includes(error?.code)
    return { passed: unavailable, lines: [`vulnerabilities could not be checked: ${reason}`] }
  }
  /** @type {Finding[]} */
  const findings = Object.values(report.vulnerabilities)
  const serious = findings.filter(({ severity }) => failing.includes(severity))
  if (serious.length > 0) return { passed: false, lines: serious.map(lineOf) }
  const less = findings.length > 0 ? `; ${findings.length} of lower severity` : ''
  return { passed: true, lines: [`no serious vulnerabilities in server dependencies${less}`] }
}

/** @param {string} output */
function read(output) {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

/** @param {Finding} finding */
function lineOf({ name, severity, range, via }) {
  const causes = via.map((cause) => (typeof cause === 'string' ? `via ${cause}` : `${cause.title} ${cause.url}`))
  return `${severity}: ${name}${range ? ` ${range}` : ''}: ${causes.join('; ')}`
}
