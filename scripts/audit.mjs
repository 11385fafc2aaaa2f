/**
 * What `npm audit --json` says of what a server runs, in a line or a few: whether anything known to be wrong with it is of
 * weight, or whether nobody could be asked.
 *
 * @typedef {{ name: string, severity: string, range?: string, via: (string | { title?: string, url?: string })[] }} Finding
 *
 * @typedef {{ sound: boolean, says: string[] }} Verdict
 */

/** Those that fail. What is less is told. */
const grave = ['high', 'critical']

/** Of a registry that does not audit, and of an npm that is told to ask nobody. Without a registry there is but a message. */
const unheardCodes = ['ENOAUDIT', 'ENOTCACHED']

/**
 * @param {string} output what npm wrote: a report, or why there is none
 * @returns {Verdict}
 */
export function judge(output) {
  const report = read(output)
  if (!report?.vulnerabilities) {
    const { message, error } = report ?? {}
    const reason = String(message || error?.summary || error?.code || 'npm wrote no report').split('\n', 1)[0]
    const unheard = message !== undefined || unheardCodes.includes(error?.code)
    return { sound: unheard, says: [`nobody could be asked what is known of the packages: ${reason}`] }
  }
  /** @type {Finding[]} */
  const findings = Object.values(report.vulnerabilities)
  const found = findings.filter(({ severity }) => grave.includes(severity))
  if (found.length > 0) return { sound: false, says: found.map(lineOf) }
  const less = findings.length > 0 ? `, and ${findings.length} things of less weight` : ''
  return { sound: true, says: [`nothing of weight is known of what a server runs${less}`] }
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
  const causes = via.map((cause) => (typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`))
  return `${severity}: ${name}${range ? ` ${range}` : ''}: ${causes.join('; ')}`
}
