/**
 * Makes the tarball: the sources of the client with the contract that is generated from the router, compiled, and a
 * manifest without what only this repository needs.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contractText } from './contract-text.ts'

const root = dirname(import.meta.dirname)
const dist = join(root, 'dist')
const source = join(dist, 'source')
const packed = join(dist, 'package')

function pack(): string {
  for (const folder of [source, packed]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(source, { recursive: true })
  for (const name of readdirSync(join(root, 'src'))) {
    if (!name.endsWith('.test.ts')) cpSync(join(root, 'src', name), join(source, name))
  }
  writeFileSync(join(source, 'contract.ts'), contractText())
  const compiler = fileURLToPath(import.meta.resolve('typescript/package.json')).replace('package.json', 'bin/tsc')
  execFileSync(process.execPath, [compiler, '--project', join(import.meta.dirname, 'tsconfig.json')], {
    stdio: 'inherit',
  })
  const compiled = join(packed, 'dist')
  for (const name of readdirSync(compiled)) {
    // The compiler rewrites the file names of imports in the code, not in the declarations.
    if (name.endsWith('.d.ts'))
      rewrite(join(compiled, name), (text) => text.replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"))
  }
  for (const name of ['README.md', '../../LICENSE']) cpSync(join(root, name), join(packed, name.replace('../../', '')))
  writeFileSync(join(packed, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  const npm = process.env.npm_execpath
  const options = ['pack', '--json', '--ignore-scripts', '--pack-destination', dist]
  const listed = npm
    ? execFileSync(process.execPath, [npm, ...options], { cwd: packed, encoding: 'utf8' })
    : execFileSync('npm', options, { cwd: packed, encoding: 'utf8' })
  const [{ filename }] = JSON.parse(listed)
  return join(dist, filename)
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

function manifest(): object {
  const { name, version, type, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return {
    name,
    version,
    description: 'A typed client of Questboard',
    license: 'MIT',
    type,
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    files: ['dist'],
    sideEffects: false,
    engines: { node: '>=20.3' },
    peerDependencies,
  }
}

const tarball = pack()
console.log(`${tarball} (${(statSync(tarball).size / 1024).toFixed(1)} KiB)`)
// The router keeps timers.
process.exit()
