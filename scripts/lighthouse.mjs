/**
 * `npm run lighthouse`: runs Lighthouse (phone) on the public pages of the built app, with a database for this run.
 * Arguments name other paths: `npm run lighthouse -- /about`. Each page is measured three times and the median is
 * printed, because a busy machine worsens every number. Reports are kept in lighthouse/. Lighthouse is not a
 * dependency: npx fetches it.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserArguments, findBrowser } from '../tests/support/browser.ts'
import { buildIfStale } from './build.mjs'
import { root } from './root.mjs'
import { runApp } from './running-app.mjs'

const version = '13.5.0'
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3)
const folder = join(root, 'lighthouse')
const paths = process.argv.slice(2).filter((path) => path.startsWith('/'))

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
}

/**
 * @param {string} url
 * @param {string} file
 */
function measure(url, file) {
  const flags = [`--chrome-flags=--headless=new ${browserArguments.join(' ')}`, '--quiet', '--output=json']
  const { status, stderr } = spawnSync(
    'npx',
    ['--yes', `lighthouse@${version}`, url, ...flags, `--output-path=${file}`],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}:\n${stderr}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @param {any} report */
function row({ categories, audits }) {
  const scores = Object.values(categories).map((/** @type {any} */ { title, score }) => [
    title,
    Math.round(score * 100),
  ])
  const measured = Object.entries(metrics).map(([name, id]) => [name, audits[id].displayValue])
  return Object.fromEntries([...scores, ...measured])
}

/** Audits that lower a score, with their values. @param {any} report */
function shortcomings({ categories, audits }) {
  return Object.values(categories).flatMap((/** @type {any} */ { title, auditRefs }) =>
    auditRefs
      .filter((/** @type {any} */ { id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
      .map((/** @type {any} */ { id }) => `${title}: ${audits[id].title} ${audits[id].displayValue ?? ''}`),
  )
}

await buildIfStale()
mkdirSync(folder, { recursive: true })
const app = await runApp()
try {
  /** @type {Record<string, object>} */
  const table = {}
  /** @type {string[]} */
  const shortcomingLines = []
  for (const path of paths.length > 0 ? paths : ['/', '/login']) {
    const name = path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-')
    const reports = Array.from({ length: runs }, (_, run) =>
      measure(app.address + path, join(folder, `${name}-${run + 1}.json`)),
    )
    const middle = reports.sort((a, b) => a.categories.performance.score - b.categories.performance.score)[
      Math.floor(runs / 2)
    ]
    table[path] = row(middle)
    shortcomingLines.push(...shortcomings(middle).map((line) => `${path} ${line}`))
  }
  console.table(table)
  for (const line of shortcomingLines) console.log(line)
} finally {
  await app.stop()
}
