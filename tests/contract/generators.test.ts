import { cp, glob, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { compile, type Generator, generators, run } from './generators/generators.ts'

const root = resolve(import.meta.dirname, '../..')

/** The TypeScript files of a folder, or a file itself. */
async function filesOf(folder: string, path: string): Promise<string[]> {
  return path.endsWith('.ts') ? [path] : Array.fromAsync(glob(`${path}/**/*.ts`, { cwd: folder }))
}

async function generate({ command, files = {}, exact }: Generator): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'questboard-client-'))
  try {
    await cp(join(root, 'docs/openapi.json'), join(folder, 'openapi.json'))
    // For the packages that generated code imports.
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    expect(await run(command, folder)).toBeUndefined()
    const all = await filesOf(folder, 'out')
    expect(all).not.toHaveLength(0)
    const exactly = (await Promise.all(exact.map((path) => filesOf(folder, path)))).flat()
    const isWhole = all.every((file) => exactly.includes(file))
    if (!isWhole) expect(await compile(all, { exact: false }, folder)).toBeUndefined()
    expect(await compile(exactly, { exact: true }, folder)).toBeUndefined()
  } finally {
    await rm(folder, { recursive: true })
  }
}

// Each takes some seconds of a processor.
test.concurrent.for(generators.map((generator) => [generator.name, generator] as const))(
  '%s generates a client from the document, and it compiles',
  { timeout: 300_000 },
  ([_name, generator]) => generate(generator),
)
