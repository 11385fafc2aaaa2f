import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type ResolvedConfig, type UserConfig } from 'vite'

/** A file of src/prerender, with the pages' own code, as a module that Node runs. Icons are bundled: their package is thousands of files. */
export async function loadRenderer<Renderer>(
  name: string,
  { root }: ResolvedConfig,
  using: Pick<UserConfig, 'css' | 'plugins'>,
): Promise<Renderer> {
  const outDir = join(root, 'node_modules', '.cache', name)
  await build({
    ...using,
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: ['@tabler/icons-react', /^@questboard\//] },
    build: { ssr: `src/prerender/${name}.tsx`, outDir, emptyOutDir: true, minify: false },
  })
  // What remembers a visitor does so in the browser: here nobody is remembered.
  Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null }, configurable: true })
  const renderer: Renderer = await import(pathToFileURL(join(outDir, `${name}.js`)).href)
  await rm(outDir, { recursive: true })
  return renderer
}
