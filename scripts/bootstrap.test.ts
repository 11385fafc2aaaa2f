import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './bootstrap.mjs'

const node = { version: '26.10.0', integrity: 'sha512-a' }
const wanted = { '': {}, 'node_modules/node': node, 'node_modules/for-another-machine': { ...node, optional: true } }

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'questboard-bootstrap-'))
  write('package.json', '{}')
  write('package-lock.json', JSON.stringify({ packages: wanted }))
  cpSync(join(import.meta.dirname, 'bootstrap.mjs'), join(root, 'scripts', 'bootstrap.mjs'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function installed(packages: object) {
  write('node_modules/node/package.json', '{}')
  write('node_modules/.package-lock.json', JSON.stringify({ packages }))
}

/** Runs bootstrap with a replacement for npm that records its arguments and then runs `npm`. */
function bootstrap(npm: string) {
  write('npm.cjs', `require('node:fs').writeFileSync('called', process.argv.slice(2).join(' '))\n${npm}`)
  chmodSync(join(root, 'npm.cjs'), 0o755)
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'bootstrap.mjs')], {
    env: { ...process.env, npm_execpath: join(root, 'npm.cjs') },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('a missing, interrupted or outdated installation does not count as installed', () => {
  expect(isInstalled(root)).toBe(false)
  write('node_modules/node/package.json', '{}')
  expect(isInstalled(root)).toBe(false)
  installed({ 'node_modules/node': { ...node, version: '26.9.0' } })
  expect(isInstalled(root)).toBe(false)
  installed({ 'node_modules/node': { ...node, integrity: 'sha512-b' } })
  expect(isInstalled(root)).toBe(false)
})

test('does nothing and prints nothing when everything is installed', () => {
  installed({ 'node_modules/node': node })
  expect(bootstrap('process.exit(1)')).toEqual({ status: 0, stdout: '', stderr: '' })
})

test('installs missing packages and prints one line', () => {
  const lock = JSON.stringify({ packages: { 'node_modules/node': node } })
  const { status, stdout } = bootstrap(`
    const { mkdirSync, writeFileSync } = require('node:fs')
    mkdirSync('node_modules/node', { recursive: true })
    writeFileSync('node_modules/node/package.json', '{}')
    writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(lock)})`)
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^Installing .*npm ci.*\n$/) })
  expect(readFileSync(join(root, 'called'), 'utf8')).toContain('ci --include=dev')
})

test('stops with a clear message when the installation fails', () => {
  const { status, stderr } = bootstrap('process.exit(7)')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^npm ci failed \(exit code 7\), so nothing was started\..*\n$/)
})
