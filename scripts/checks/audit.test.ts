import { describe, expect, test } from 'vitest'
import { judge } from './audit.mjs'

/** The report format of npm 11. */
const reportOf = (vulnerabilities: object, counts: object) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0, ...counts } },
  })

const minimist = {
  name: 'minimist',
  severity: 'critical',
  isDirect: false,
  via: [
    {
      source: 1097678,
      name: 'minimist',
      dependency: 'minimist',
      title: 'Prototype Pollution in minimist',
      url: 'https://github.com/advisories/GHSA-xvch-5gv4-984h',
      severity: 'critical',
      cwe: ['CWE-1321'],
      cvss: { score: 9.8, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' },
      range: '<0.2.4',
    },
  ],
  effects: ['mkdirp'],
  range: '<=0.2.3',
  nodes: ['node_modules/minimist'],
  fixAvailable: true,
}

const mkdirp = {
  name: 'mkdirp',
  severity: 'high',
  isDirect: true,
  via: ['minimist'],
  effects: [],
  range: '0.4.1 - 0.5.1',
  nodes: ['node_modules/mkdirp'],
  fixAvailable: true,
}

const cookie = { name: 'cookie', severity: 'low', isDirect: false, via: ['x'], effects: [], range: '<0.7.0' }

describe('a report', () => {
  test('fails for each serious vulnerability, with its source', () => {
    const output = reportOf({ minimist, mkdirp, cookie }, { low: 1, high: 1, critical: 1, total: 3 })
    expect(judge(output)).toEqual({
      passed: false,
      lines: [
        'critical: minimist <=0.2.3: Prototype Pollution in minimist https://github.com/advisories/GHSA-xvch-5gv4-984h',
        'high: mkdirp 0.4.1 - 0.5.1: via minimist',
      ],
    })
  })

  test('passes with low severities and counts them', () => {
    expect(judge(reportOf({ cookie }, { low: 1, total: 1 }))).toEqual({
      passed: true,
      lines: ['no serious vulnerabilities in server dependencies; 1 of lower severity'],
    })
  })

  test('passes without vulnerabilities', () => {
    const lines = ['no serious vulnerabilities in server dependencies']
    expect(judge(reportOf({}, {}))).toEqual({ passed: true, lines })
  })
})

describe('a registry', () => {
  const unavailable = 'vulnerabilities could not be checked: '

  test.each([
    [
      'that is unreachable',
      {
        message:
          'request to http://127.0.0.1:1/-/npm/v1/security/advisories/bulk failed, reason: connect ECONNREFUSED 127.0.0.1:1',
        error: { summary: '', detail: '' },
      },
      'request to http://127.0.0.1:1/-/npm/v1/security/advisories/bulk failed, reason: connect ECONNREFUSED 127.0.0.1:1',
    ],
    [
      'without an audit endpoint',
      {
        message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
        method: 'POST',
        uri: 'https://registry.example/-/npm/v1/security/advisories/bulk',
        headers: { allow: ['GET,HEAD'] },
        statusCode: 405,
        body: '',
        error: { summary: '', detail: '' },
      },
      '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
    ],
    [
      'without an audit endpoint, reported by an older npm',
      { error: { code: 'ENOAUDIT', summary: 'Your configured registry may not support audit requests.', detail: '' } },
      'Your configured registry may not support audit requests.',
    ],
  ])('%s passes and is reported in a line', (_name, output, reason) => {
    expect(judge(JSON.stringify(output, null, 2))).toEqual({ passed: true, lines: [`${unavailable}${reason}`] })
  })

  test('a missing lockfile and empty output fail', () => {
    const summary = 'This command requires an existing lockfile.'
    const without = { error: { code: 'ENOLOCK', summary, detail: 'Try creating one first' } }
    expect(judge(JSON.stringify(without))).toEqual({ passed: false, lines: [`${unavailable}${summary}`] })
    expect(judge('')).toEqual({ passed: false, lines: [`${unavailable}npm wrote no report`] })
  })
})
