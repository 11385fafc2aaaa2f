import { describe, expect, test } from 'vitest'
import { judge } from './audit.mjs'

/** As npm 11 writes it. */
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

describe('what is known of the packages', () => {
  test('of weight fails, each with where it is told of', () => {
    const output = reportOf({ minimist, mkdirp, cookie }, { low: 1, high: 1, critical: 1, total: 3 })
    expect(judge(output)).toEqual({
      sound: false,
      says: [
        'critical: minimist <=0.2.3: Prototype Pollution in minimist https://github.com/advisories/GHSA-xvch-5gv4-984h',
        'high: mkdirp 0.4.1 - 0.5.1: by minimist',
      ],
    })
  })

  test('of less weight is told, and passes', () => {
    expect(judge(reportOf({ cookie }, { low: 1, total: 1 }))).toEqual({
      sound: true,
      says: ['nothing of weight is known of what a server runs, and 1 things of less weight'],
    })
  })

  test('may be nothing', () => {
    const says = ['nothing of weight is known of what a server runs']
    expect(judge(reportOf({}, {}))).toEqual({ sound: true, says })
  })
})

describe('a registry', () => {
  const nobody = 'nobody could be asked what is known of the packages: '

  test.each([
    [
      'that is not reached',
      {
        message:
          'request to http://127.0.0.1:1/-/npm/v1/security/advisories/bulk failed, reason: connect ECONNREFUSED 127.0.0.1:1',
        error: { summary: '', detail: '' },
      },
      'request to http://127.0.0.1:1/-/npm/v1/security/advisories/bulk failed, reason: connect ECONNREFUSED 127.0.0.1:1',
    ],
    [
      'that does not audit',
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
      'that an older npm knows for one that does not audit',
      { error: { code: 'ENOAUDIT', summary: 'Your configured registry may not support audit requests.', detail: '' } },
      'Your configured registry may not support audit requests.',
    ],
  ])('%s is no fault of the packages, and told in a line', (_name, output, reason) => {
    expect(judge(JSON.stringify(output, null, 2))).toEqual({ sound: true, says: [`${nobody}${reason}`] })
  })

  test('is not to blame where npm has no lockfile, or wrote nothing', () => {
    const summary = 'This command requires an existing lockfile.'
    const without = { error: { code: 'ENOLOCK', summary, detail: 'Try creating one first' } }
    expect(judge(JSON.stringify(without))).toEqual({ sound: false, says: [`${nobody}${summary}`] })
    expect(judge('')).toEqual({ sound: false, says: [`${nobody}npm wrote no report`] })
  })
})
