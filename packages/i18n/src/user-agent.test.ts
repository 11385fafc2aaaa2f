import { describe, expect, it } from 'vitest'
import { deviceOf } from './user-agent.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('deviceOf', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'computer', 'Firefox', 'Linux'],
    [`${windows} ${chrome} Safari/537.36`, 'computer', 'Chrome', 'Windows'],
    [`${windows} ${chrome} Safari/537.36 Edg/140.0.0.0`, 'computer', 'Edge', 'Windows'],
    [`${windows} ${chrome} Safari/537.36 OPR/120.0.0.0`, 'computer', 'Opera', 'Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      ...(['computer', 'Safari', 'macOS'] as const),
    ],
    [`${iphone} Version/18.6 Mobile/15E148 Safari/604.1`, 'phone', 'Safari', 'iOS'],
    [`${iphone} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`, 'phone', 'Chrome', 'iOS'],
    [`${iphone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'phone', 'Firefox', 'iOS'],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      ...(['tablet', 'Safari', 'iPadOS'] as const),
    ],
    [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'phone', 'Chrome', 'Android'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Safari/537.36`, 'tablet', 'Chrome', 'Android'],
    [
      `Mozilla/5.0 (Linux; Android 15; SAMSUNG SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      ...(['phone', 'Samsung Internet', 'Android'] as const),
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'computer', 'Chrome', 'ChromeOS'],
    ['curl/8.14.1', 'program', 'curl', null],
    ['node', 'program', 'node', null],
    ['Mozilla/5.0 (something new)', 'unknown', null, null],
    ['', 'unknown', null, null],
    ['<script>alert(1)</script>', 'unknown', null, null],
  ] as const)('%s', (agent, kind, browser, system) => {
    expect(deviceOf(agent)).toEqual({ kind, browser, system })
  })
})
