import type { HtmlTagDescriptor, Plugin, ResolvedConfig, Rolldown, UserConfig } from 'vite'
import { fontFile, hasModule } from './bundle-files.ts'
import { renderShapes, rowsScript, startAfterRows } from './first-rows.ts'

const firstScript = '<script src="/first-paint.js"'

/**
 * Lets the browser request the files of the first signed-in page early, while it still reads the HTML.
 *
 * - The font is preloaded. Otherwise the browser finds it only after the style sheet. Other subsets load by
 *   unicode-range.
 * - `first-paint.js` gets the names of the chunks, their style sheets and the texts, and preloads them for users who
 *   are signed in.
 * - The first rows are rendered before the app starts (src/first-rows).
 *
 * @param chunks the names of the chunks that the first signed-in page loads
 * @param font a part of the font's file name
 */
export function firstLoad(chunks: string[], font: string, using: Pick<UserConfig, 'css' | 'plugins'>): Plugin {
  let config: ResolvedConfig
  let rows = ''
  const shapes: (readonly [name: string, fileName: string])[] = []
  return {
    name: 'first-load',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      const script = await rowsScript(config.root)
      rows = script.fileName
      this.emitFile({ type: 'asset', ...script })
      for (const { name, fileName, source } of await renderShapes(config, using)) {
        this.emitFile({ type: 'asset', fileName, source })
        shapes.push([name, fileName])
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const found = chunks.map((name) => chunkOf(bundle, `the name ${name}`, (chunk) => chunk.name === name))
        const sheets = found.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        const files = new Set([...found.map(({ fileName }) => fileName), ...sheets])
        const attributes = [
          ...['en', 'bg'].map((locale) => [locale, textsOf(bundle, locale).fileName] as const),
          ['ahead', [...files].filter((file) => !html.includes(file)).join(' ')] as const,
          ...shapes,
        ]
        if (!html.includes(firstScript)) throw new Error('index.html does not load first-paint.js.')
        const written = attributes.map(([name, value]) => `data-${name}="${value}"`).join(' ')
        const informed = html.replace(firstScript, `${firstScript} ${written}`)
        return { html: startAfterRows(informed, rows), tags: [preloadOf(bundle, font)] }
      },
    },
  }
}

function preloadOf(bundle: Rolldown.OutputBundle, font: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', href: `/${fontFile(bundle, font)}`, as: 'font', type: 'font/woff2', crossorigin: '' }
  return { tag: 'link', attrs, injectTo: 'head-prepend' }
}

function textsOf(bundle: Rolldown.OutputBundle, locale: string): Rolldown.OutputChunk {
  const path = `catalogs/app/${locale}.po`
  return chunkOf(bundle, path, (chunk) => hasModule(chunk, path))
}

/** @throws unless exactly one chunk matches: routes and chunk groups may share a name */
function chunkOf(
  bundle: Rolldown.OutputBundle,
  what: string,
  is: (chunk: Rolldown.OutputChunk) => boolean,
): Rolldown.OutputChunk {
  const [found, ...others] = Object.values(bundle).filter((file) => file.type === 'chunk' && is(file))
  if (found?.type !== 'chunk' || others.length > 0) throw new Error(`Expected exactly one chunk with ${what}.`)
  return found
}
