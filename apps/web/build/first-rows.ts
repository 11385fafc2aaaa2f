import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResolvedConfig, UserConfig } from 'vite'
import { minified } from './minified.ts'
import { loadRenderer } from './renderer.ts'

type Renderer = typeof import('../src/first-rows/shapes.tsx')

type Asset = { fileName: string; source: string }

const assetOf = (source: string, kind: string): Asset => ({
  fileName: `assets/rows-${createHash('sha256').update(source).digest('base64url').slice(0, 7)}.${kind}`,
  source,
})

/** The script that renders the first rows and then starts the app. */
export async function rowsScript(root: string): Promise<Asset> {
  const path = join(root, 'src', 'first-rows', 'draw-rows.js')
  return assetOf(await minified(await readFile(path, 'utf8')), 'js')
}

type Shape = Asset & { name: string }

/**
 * Renders the dashboard with sample rows: a file for each language and kind of window. See src/first-rows/README.md.
 */
export async function renderShapes(
  config: ResolvedConfig,
  using: Pick<UserConfig, 'css' | 'plugins'>,
): Promise<Shape[]> {
  const { renderShape, locales, windows } = await loadRenderer<Renderer>('src/first-rows/shapes.tsx', config, using)
  const shapes: Shape[] = []
  for (const locale of locales) {
    for (const window of windows) {
      shapes.push({ name: `${window}-${locale}`, ...assetOf(await renderShape(window, locale), 'html') })
    }
  }
  return shapes
}

const moduleScript = /<script type="module"[^>]*><\/script>/g

/** Lets `draw-rows.js` start the app. Until then its script waits in a template, and its files are preloaded. */
export function startAfterRows(html: string, drawRowsFile: string): string {
  // Vite writes a script for each chunk of the entry; the last one imports the others.
  const application = html.match(moduleScript)?.at(-1)
  if (!application) throw new Error('The page does not load the application.')
  const preloading = html.replace(moduleScript, (script) =>
    script
      .replace('<script type="module"', '<link rel="modulepreload"')
      .replace(' src=', ' href=')
      .replace('></script>', '>'),
  )
  return preloading
    .replace('<link rel="modulepreload"', `<script type="module" crossorigin src="/${drawRowsFile}"></script>\n    $&`)
    .replace('</body>', `  <template id="start">${application}</template>\n  </body>`)
}
