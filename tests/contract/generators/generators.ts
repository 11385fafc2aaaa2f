import { spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** The oldest TypeScript that generated clients are used with, which is the one of the example. */
const compiler = join(root, 'examples/typescript-client/node_modules/typescript/bin/tsc')

/** A generator of clients, as its users run it. Everything is written to `folder`. */
export interface Generator {
  name: string
  command: string[]
  /** Files for the generator, by name. */
  files?: Record<string, string>
  /** What also compiles with `exactOptionalPropertyTypes`. The client code of some generators does not. */
  exact: string[]
}

/** Generators that use TypeScript find the one of this repository, which has no interface for programs. */
const typescript5 = join(import.meta.dirname, 'typescript-5.mjs')

const kubbConfig = `import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

export default defineConfig({
  root: '.',
  input: { path: './openapi.json' },
  output: { path: './out', extension: { '.ts': '' }, format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient({ bundle: true })],
})
`

/** What a preview proposes is a body of the import as it is. */
const imports = `import type { components } from './out/api.js'

type Schemas = components['schemas']

export const importAll = ({ rows, missions = [], rewards = [] }: Schemas['ImportPreview']): Schemas['TransferImportInput'] => ({
  tasks: rows.map(({ task }) => task),
  missions: missions.map(({ mission }) => mission),
  rewards: rewards.map(({ reward }) => reward),
})
`

export const generators: Generator[] = [
  {
    name: 'openapi-typescript',
    command: ['openapi-typescript', 'openapi.json', '--output', 'out/api.ts'],
    files: { 'imports.ts': imports },
    exact: ['out', 'imports.ts'],
  },
  {
    name: '@hey-api/openapi-ts',
    command: ['openapi-ts', '--input', 'openapi.json', '--output', 'out'],
    exact: ['out/types.gen.ts'],
  },
  {
    name: 'orval',
    command: ['orval', '--input', 'openapi.json', '--output', 'out/api.ts', '--client', 'fetch'],
    exact: ['out'],
  },
  {
    name: 'kubb',
    command: ['kubb', 'generate', '--config', 'kubb.config.mjs', '--silent'],
    files: { 'kubb.config.mjs': kubbConfig },
    exact: ['out/types'],
  },
  {
    name: 'swagger-typescript-api',
    command: ['swagger-typescript-api', 'generate', '--path', 'openapi.json', '--output', 'out', '--name', 'api.ts'],
    exact: ['out'],
  },
]

/** Generators neither report their use nor look for news. */
const quiet = { DO_NOT_TRACK: '1', KUBB_DISABLE_TELEMETRY: '1' }

/** Runs a command in a folder. @returns what it printed, if it failed */
export function run([command = '', ...parameters]: string[], folder: string): Promise<string | undefined> {
  const PATH = ['tests', '.'].map((where) => join(root, where, 'node_modules/.bin')).join(delimiter)
  const env = {
    ...process.env,
    PATH: `${PATH}${delimiter}${process.env.PATH}`,
    ...quiet,
    NODE_OPTIONS: `--import=${typescript5}`,
  }
  return new Promise((done, failed) => {
    const child = spawn(command, parameters, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text))
    child.once('error', failed)
    child.once('close', (code) =>
      done(code === 0 ? undefined : `${command} ended with ${code}: ${output.slice(-4000)}`),
    )
  })
}

/** Compiles generated code. @returns the errors, if there are any */
export const compile = (include: string[], { exact }: { exact: boolean }, folder: string) => {
  const options = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2024', '--module', 'esnext']
  const lib = ['--lib', 'es2024,dom,dom.iterable', '--moduleResolution', 'bundler', '--types', 'node']
  const how = [...options, ...lib, ...(exact ? ['--exactOptionalPropertyTypes'] : [])]
  return run([process.execPath, compiler, ...how, ...include], folder)
}
