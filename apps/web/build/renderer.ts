import { rm } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type ResolvedConfig, type UserConfig } from 'vite'

/**
 * Bundles a file of the app as a module for Node, and imports it. Icons are bundled, since their package has thousands
 * of files.
 */
export async function loadRenderer<Renderer>(
  file: string,
  { root }: ResolvedConfig,
  using: Pick<UserConfig, 'css' | 'plugins'>,
): Promise<Renderer> {
  const name = parse(file).name
  const outDir = join(root, 'node_modules', '.cache', name)
  await build({
    ...using,
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: ['@tabler/icons-react', /^@questboard\//] },
    build: { ssr: file, outDir, emptyOutDir: true, minify: false },
  })
  // Modules that store something about a visitor read an empty storage here.
  Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null }, configurable: true })
  const renderer: Renderer = await import(pathToFileURL(join(outDir, `${name}.js`)).href)
  await rm(outDir, { recursive: true })
  return renderer
}
